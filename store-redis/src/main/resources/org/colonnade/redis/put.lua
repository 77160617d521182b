-- Puts whole entries into a block, perhaps in place of all that are there. Returns 0 if an entry is not as expected, else 1.
-- KEYS: the families, the block, its order
-- ARGV: the family, its layout, what is expected ('NOTHING', or see above) of which entry and what is wanted of it, '1' if
-- the block is cleared, then each entry and its value
local there = redis.call('HGET', KEYS[1], ARGV[1])
if there ~= ARGV[2] then
  return redis.error_reply('FAMILY 1 ' .. (there or ''))
end
if ARGV[3] ~= 'NOTHING' and not isExpected(ARGV[3], redis.call('HGET', KEYS[2], ARGV[4]), ARGV[5]) then
  return 0
end
if ARGV[6] == '1' then
  redis.call('UNLINK', KEYS[2], KEYS[3])
end
local new = redis.call('HSET', KEYS[2], unpack(ARGV, 7))
if new > 0 then
  local entries = {}
  for i = 7, #ARGV, 2 do
    entries[#entries + 1] = ARGV[i]
  end
  enter(KEYS[2], KEYS[3], entries, new)
end
return 1
