-- One row for each browser that is signed in. The cookie's secret is kept as its hash, tokens are sealed.
create table web_session (
  affiliate_id bigint not null,
  id uuid not null default uuidv7(),
  secret_hash bytea not null unique,
  sub text not null,
  refresh_token text not null,
  id_token text not null,
  id_token_expires_at timestamptz not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (affiliate_id, id)
);
create index web_session_expiry on web_session (expires_at);

create table sign_out_record (
  affiliate_id bigint not null,
  id uuid not null default uuidv7(),
  session_id uuid,
  created_at timestamptz not null,
  primary key (affiliate_id, id)
);
