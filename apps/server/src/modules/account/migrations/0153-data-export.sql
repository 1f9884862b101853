create table data_export (
  affiliate_id bigint not null,
  id uuid not null default uuidv7(),
  status text not null check (status in ('pending', 'ready', 'failed', 'expired')),
  size_bytes bigint,
  created_at timestamptz not null,
  expires_at timestamptz,
  primary key (affiliate_id, id)
);
-- One at a time: asking again while one is made answers that one.
create unique index data_export_pending on data_export (affiliate_id) where status = 'pending';
create index data_export_expiry on data_export (expires_at) where status = 'ready';
