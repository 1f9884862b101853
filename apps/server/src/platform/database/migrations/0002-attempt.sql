-- Counters of attempts, shared by all processes. The key is a hash: it tells nothing about whom it counts.
create table attempt (
  key bytea primary key,
  count int not null,
  expires_at timestamptz not null
);
create index attempt_expires_at on attempt (expires_at);
