-- Consecutive entries of a block, as they are at one moment: 1, and key, value, key, value, ... If it is small, and so
-- has no order: 0, and all of it.
-- KEYS: the families, the block, its order
-- ARGV: the family, its layout, the first and the last key, how many (-1: all), '1' if backwards
local there = redis.call('HGET', KEYS[1], ARGV[1])
if there ~= ARGV[2] then
  return redis.error_reply('FAMILY 1 ' .. (there or ''))
end
if redis.call('HLEN', KEYS[2]) <= SMALL then
  return { 0, redis.call('HGETALL', KEYS[2]) }
end
local keys
if ARGV[6] == '1' then
  keys = redis.call('ZREVRANGEBYLEX', KEYS[3], ARGV[4], ARGV[3], 'LIMIT', 0, ARGV[5])
else
  keys = redis.call('ZRANGEBYLEX', KEYS[3], ARGV[3], ARGV[4], 'LIMIT', 0, ARGV[5])
end
local entries = {}
for first = 1, #keys, 1000 do
  local last = math.min(first + 999, #keys)
  local values = redis.call('HMGET', KEYS[2], unpack(keys, first, last))
  for i = first, last do
    entries[2 * i - 1] = keys[i]
    entries[2 * i] = values[i - first + 1]
  end
end
return { 1, entries }
