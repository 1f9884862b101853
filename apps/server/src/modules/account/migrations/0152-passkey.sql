create table passkey (
  affiliate_id bigint not null,
  id uuid not null default uuidv7(),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (affiliate_id, id)
);

-- `holder` is the person who registers, or the sign-in under way.
create table passkey_challenge (
  challenge text primary key,
  holder text not null,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
