-- Changes what is known of a family, and takes keys away, if nobody has changed it meanwhile; returns 1 then, else 0.
-- KEYS: the families, keys to take away
-- ARGV: the family, what is known of it, what is to be known of it (empty: nothing)
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then
  return 0
end
for i = 2, #KEYS do
  redis.call('UNLINK', KEYS[i])
end
if ARGV[3] == '' then
  redis.call('HDEL', KEYS[1], ARGV[1])
elseif ARGV[3] ~= ARGV[2] then
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
end
return 1
