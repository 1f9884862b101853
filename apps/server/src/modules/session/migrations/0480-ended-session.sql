-- The `sid` that the bearers of a session carry. With an outside provider each bearer has one of its own.
create table session_bearer (
  affiliate_id bigint not null,
  session_id uuid not null,
  sid text not null,
  expires_at timestamptz not null,
  primary key (affiliate_id, session_id, sid)
);
create index session_bearer_expiry on session_bearer (expires_at);

-- Sessions that ended lately. Every process refuses their bearers.
create table ended_session (
  sid text primary key,
  ended_at timestamptz not null
);
create index ended_session_time on ended_session (ended_at);

-- Tokens from before carry no `sid`: the next refresh of each browser fetches one that does.
update web_session set id_token_expires_at = 'epoch';
