create table webhook (
  id uuid primary key default uuidv7(),
  client_id text not null references integration_client,
  url text not null,
  events text[] not null,
  sealed_secret text not null,
  sealed_old_secret text,
  old_secret_until timestamptz,
  -- Since when every attempt has failed.
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_why text check (disabled_why in ('staff', 'failing', 'gone')),
  created_at timestamptz not null
);

create table webhook_delivery (
  id uuid primary key default uuidv7(),
  webhook_id uuid not null references webhook on delete cascade,
  event text not null,
  payload jsonb not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz,
  created_at timestamptz not null
);
create index webhook_delivery_newest on webhook_delivery (webhook_id, id desc);
create index webhook_delivery_state on webhook_delivery (state, id desc);
create index webhook_delivery_created on webhook_delivery (created_at);

create table webhook_attempt (
  delivery_id uuid not null references webhook_delivery on delete cascade,
  number integer not null,
  at timestamptz not null,
  status integer,
  error text,
  milliseconds integer not null,
  primary key (delivery_id, number)
);
