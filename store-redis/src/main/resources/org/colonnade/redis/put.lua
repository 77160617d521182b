-- Puts whole entries into a block, perhaps in place of all that are there. Returns 0 if an entry is not as expected, else 1.
-- KEYS: the families, the block, its order
-- ARGV: the family, its layout, what is expected ('EQUAL', 'ABSENT', 'NOTHING') of which entry, and its value if it is to
-- be equal, '1' if the block is cleared, then each entry and its value
local there = redis.call('HGET', KEYS[1], ARGV[1])
if there ~= ARGV[2] then
  return redis.error_reply('FAMILY 1 ' .. (there or ''))
end
if ARGV[3] ~= 'NOTHING' then
  local value = redis.call('HGET', KEYS[2], ARGV[4])
  if value ~= (ARGV[3] == 'EQUAL' and ARGV[5]) then
    return 0
  end
end
if ARGV[6] == '1' then
  redis.call('UNLINK', KEYS[2], KEYS[3])
end
if redis.call('HSET', KEYS[2], unpack(ARGV, 7)) > 0 then
  local order = {}
  for i = 7, #ARGV, 2 do
    order[#order + 1] = 0
    order[#order + 1] = ARGV[i]
  end
  redis.call('ZADD', KEYS[3], unpack(order))
end
return 1
