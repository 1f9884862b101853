-- Each time that a unit of cmi5 was opened. It fetches its key once; what it says afterwards belongs to this session.
create table cmi5_session (
  session_id uuid primary key,
  affiliate_id bigint not null,
  attempt_id uuid not null,
  content_id uuid not null,
  activity_id text not null,
  language text not null,
  mode text not null,
  opened_at timestamptz not null,
  fetched_at timestamptz
);
create index cmi5_session_attempt on cmi5_session (affiliate_id, attempt_id);

create table xapi_statement (
  affiliate_id bigint not null,
  id uuid not null,
  attempt_id uuid not null,
  session_id uuid not null,
  -- Of the verbs that cmi5 defines; empty for what a unit says of its own.
  said text not null,
  score double precision,
  seconds double precision,
  progress double precision,
  stored_at timestamptz not null,
  number bigint generated always as identity,
  -- Of what was sent: the same again is no fault, another under the same id is.
  digest text not null,
  -- Not jsonb: a package may send signs that jsonb refuses.
  body json not null,
  primary key (affiliate_id, id)
);
create index xapi_statement_attempt on xapi_statement (affiliate_id, attempt_id, number);

-- What units keep for themselves: their state, and what they know of a person or of an activity.
create table xapi_document (
  affiliate_id bigint not null,
  kind text not null check (kind in ('state', 'activity', 'agent')),
  -- Of the activity and the attempt, where it belongs to one.
  scope text not null,
  id text not null,
  type text not null,
  content bytea not null,
  etag text not null,
  updated_at timestamptz not null,
  primary key (affiliate_id, kind, scope, id)
);
