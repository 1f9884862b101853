create table purchase (
  id uuid primary key default uuidv7(),
  client_id text not null references integration_client,
  reference text not null,
  -- Of the report: the same reference with another content is refused.
  content_hash bytea not null,
  -- Only while it waits for the person.
  email citext,
  affiliate_id bigint,
  items jsonb not null,
  state text not null check (state in ('waiting', 'applied', 'failed')),
  reported_at timestamptz not null,
  applied_at timestamptz,
  unique (client_id, reference)
);
create index purchase_waiting on purchase (email) where state = 'waiting';
create index purchase_state on purchase (state, id);
create index purchase_person on purchase (affiliate_id) where affiliate_id is not null;
create index purchase_reference on purchase (lower(reference) text_pattern_ops);
