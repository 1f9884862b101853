alter table web_session add column network text not null default '';

-- Codes with which a registered site learns who came to it. The person is sealed, the code kept as its hash.
create table sso_code (
  code_hash bytea primary key,
  client_id text not null,
  sealed text not null,
  expires_at timestamptz not null
);
create index sso_code_expiry on sso_code (expires_at);
