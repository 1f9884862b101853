-- The browsers in which a person has signed in, by the hash of a cookie that means nothing else.
create table known_device (
  affiliate_id bigint not null,
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (affiliate_id, device_hash)
);
create index known_device_last_seen on known_device (last_seen_at);
