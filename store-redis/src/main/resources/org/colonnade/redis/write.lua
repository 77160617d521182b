-- Changes of blocks, all or none. Returns 0 if an entry is not as expected, else 1.
-- KEYS: the families, then each block and its order
-- ARGV: how many families, each with its layout, then the steps. A step of a block comes after BLOCK, which tells the
-- number of the block, and '1' if it is one entry.
--
-- What SET changes is an object of JSON with each member on a line of its own, and no line break inside one. So members
-- are replaced here without reading their values, which would make floating-point numbers of them.
local at = 1

local function next()
  at = at + 1
  return ARGV[at - 1]
end

for i = 1, tonumber(next()) do
  local there = redis.call('HGET', KEYS[1], next())
  if there ~= next() then
    return redis.error_reply('FAMILY ' .. i .. ' ' .. (there or ''))
  end
end

local block, order, single

local function load(key)
  if single then
    return redis.call('GET', block)
  end
  return redis.call('HGET', block, key)
end

local function store(key, value)
  if single then
    redis.call('SET', block, value)
  elseif redis.call('HSET', block, key, value) == 1 then
    enter(block, order, { key }, 1)
  end
end

local function object(members)
  return #members == 0 and '{}' or '{\n' .. table.concat(members, ',\n') .. '\n}'
end

-- The members of an object, with some replaced, added, or taken away where the new one is empty.
local function merge(old, names, members)
  local merged, done = {}, {}
  for line in string.gmatch(old or '', '[^\n]+') do
    if string.byte(line) == 34 then
      local member = string.gsub(line, ',$', '')
      for i, name in ipairs(names) do
        if string.sub(line, 1, #name) == name then
          member = members[i]
          done[i] = true
        end
      end
      if member ~= '' then
        merged[#merged + 1] = member
      end
    end
  end
  for i, member in ipairs(members) do
    if not done[i] and member ~= '' then
      merged[#merged + 1] = member
    end
  end
  return object(merged)
end

local steps = {}

function steps.BLOCK()
  local number = tonumber(next())
  block, order, single = KEYS[2 * number], KEYS[2 * number + 1], next() == '1'
end

function steps.EXPECT()
  local kind = next()
  local value = load(next())
  return isExpected(kind, value, next())
end

function steps.PUT()
  local key = next()
  store(key, next())
end

-- Puts an entry if there is none.
function steps.ENTER()
  local key, value = next(), next()
  if not load(key) then
    store(key, value)
  end
end

function steps.SET()
  local key, names, members = next(), {}, {}
  for i = 1, tonumber(next()) do
    names[i], members[i] = next(), next()
  end
  store(key, merge(load(key), names, members))
end

function steps.DELETE()
  local key = next()
  if single then
    redis.call('DEL', block)
  else
    redis.call('HDEL', block, key)
    redis.call('ZREM', order, key)
  end
end

function steps.CLEAR()
  redis.call('UNLINK', block, order)
end

while at <= #ARGV do
  if steps[next()]() == false then
    return 0
  end
end
return 1
