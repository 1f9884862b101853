-- The organisation's signing keys. One signs at a time; those before it are kept, for what they signed stays good.
create table trust_key (
  key_id text primary key check (key_id ~ '^[0-9a-f]{16}$'),
  -- What the key signs for: a statement names it, and an address may change.
  issuer text not null,
  public_key bytea not null check (length(public_key) = 32),
  sealed_secret text not null,
  created_at timestamptz not null,
  retired_at timestamptz,
  revoked_at timestamptz,
  check (revoked_at is null or retired_at is not null)
);
create unique index trust_key_signs on trust_key ((true)) where retired_at is null;

create table trust_statement (
  affiliate_id bigint not null,
  id text not null check (length(id) between 1 and 100),
  kind text not null,
  -- Its place in the lists of what is withdrawn: never used twice.
  status_index bigint not null generated always as identity (minvalue 0 start 0) unique,
  key_id text not null references trust_key,
  -- What was signed; gone when the holder has left.
  facts jsonb,
  code text,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text,
  primary key (affiliate_id, id),
  unique (id)
);
create index trust_statement_revoked on trust_statement (status_index) where revoked_at is not null;
