create table notification (
  affiliate_id bigint not null,
  id uuid not null default uuidv7(),
  kind text not null,
  "values" jsonb not null default '{}',
  url text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  deleted_at timestamptz,
  primary key (affiliate_id, id)
);
create index notification_newest on notification (affiliate_id, created_at desc, id desc) where deleted_at is null;
create index notification_unread on notification (affiliate_id) where read_at is null and deleted_at is null;
