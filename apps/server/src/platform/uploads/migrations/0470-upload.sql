-- Files that are being uploaded in chunks. The chunks are files in `folder` until the last one has arrived.
create table upload (
  kind text not null,
  affiliate_id bigint not null,
  -- What the file is for, such as a dive; empty when it is for the person.
  target text not null,
  id uuid not null,
  name text not null default '',
  folder text not null,
  size integer not null check (size > 0),
  received integer not null default 0,
  -- When it began or last received a chunk.
  active_at timestamptz not null,
  primary key (affiliate_id, kind, target, id)
);
create index upload_active on upload (active_at);
