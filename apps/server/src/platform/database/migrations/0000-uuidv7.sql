-- PostgreSQL 18 brings uuidv7(). On 15 to 17: the milliseconds in front, then what a random id has behind its version.
do $$
begin
  if current_setting('server_version_num')::int < 180000 then
    create function uuidv7() returns uuid language sql volatile parallel safe as $body$
      select (
        lpad(to_hex(floor(extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
        || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14)
      )::uuid
    $body$;
  end if;
end $$;
