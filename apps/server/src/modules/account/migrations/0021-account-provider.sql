-- What the embedded account provider remembers. It reaches these tables by connections of its own.
create table oidc_record (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  account_id text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (kind, id)
);
create index oidc_record_grant on oidc_record (grant_id) where grant_id is not null;
create index oidc_record_uid on oidc_record (uid) where uid is not null;
create index oidc_record_account on oidc_record (account_id) where account_id is not null;
create index oidc_record_expiry on oidc_record (expires_at);

create table oidc_key (
  slot int primary key,
  sealed text not null,
  created_at timestamptz not null default now()
);

create table account_code (
  uid text not null,
  purpose text not null check (purpose in ('sign-up', 'reset')),
  sealed text not null,
  attempts int not null default 0,
  expires_at timestamptz not null,
  primary key (uid, purpose)
);
create index account_code_expiry on account_code (expires_at);
