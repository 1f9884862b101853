-- OF-10: programs of other systems. Secrets have 256 random bits, so their hashes need no salt.
create table integration_client (
  id text primary key,
  name text not null,
  scopes text[] not null,
  secret_hash bytea not null,
  old_secret_hash bytea,
  old_secret_until timestamptz,
  rotated_at timestamptz,
  -- Tokens from before are refused.
  tokens_from timestamptz not null,
  last_used_at timestamptz,
  created_at timestamptz not null,
  created_by bigint not null,
  withdrawn_at timestamptz
);
