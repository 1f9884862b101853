-- TS-15: what buddies confirmed of a diver's dives. The code holds all of it, signed by both devices.
create table dive_confirmation (
  affiliate_id bigint not null,
  log_id uuid not null,
  -- The beginning of the code's SHA-256: the same code is the same confirmation.
  id text not null check (id ~ '^[0-9a-f]{32}$'),
  -- Whose device confirmed it; null when that person has left.
  buddy_id bigint,
  code text not null check (length(code) <= 2000),
  confirmed_at timestamptz not null,
  created_at timestamptz not null,
  primary key (affiliate_id, log_id, id),
  check (buddy_id <> affiliate_id)
);
create unique index dive_confirmation_buddy on dive_confirmation (affiliate_id, log_id, buddy_id);
create index dive_confirmation_given on dive_confirmation (buddy_id, confirmed_at) where buddy_id is not null;
