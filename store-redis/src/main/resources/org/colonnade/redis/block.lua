-- Whether an entry, nothing if there is none, is as expected: 'ABSENT', 'EQUAL' to what is wanted, or 'HOLDS' the members
-- that are wanted, a line for each.
local function isExpected(kind, value, wanted)
  if kind == 'ABSENT' or not value then
    return kind == 'ABSENT' and not value
  elseif kind == 'EQUAL' then
    return value == wanted
  end
  for member in string.gmatch(wanted, '[^\n]+') do
    local _, last = string.find(value, '\n' .. member, 1, true)
    if not last or not string.find(value, '^,?\n', last + 1) then
      return false
    end
  end
  return true
end

-- Notes entries of a block in its order, if it has more of them than SMALL, which the client sets; so many are new.
local function enter(block, order, entries, new)
  local size = redis.call('HLEN', block)
  if size <= SMALL then
    return
  end
  if size - new <= SMALL then
    entries = redis.call('HKEYS', block)
  end
  for first = 1, #entries, 1000 do
    local scored = {}
    for i = first, math.min(first + 999, #entries) do
      scored[#scored + 1] = 0
      scored[#scored + 1] = entries[i]
    end
    redis.call('ZADD', order, unpack(scored))
  end
end

