-- Who took an item of a queue, and who released it, for its history. Notes and decisions say for themselves.
create table office_item_event (
  id uuid primary key default uuidv7(),
  kind text not null,
  item_id text not null,
  -- Whose item it is.
  affiliate_id bigint not null,
  actor bigint not null,
  event text not null check (event in ('item-taken', 'item-released')),
  at timestamptz not null
);
create index office_item_event_item on office_item_event (kind, item_id, at desc);
create index office_item_event_person on office_item_event (affiliate_id);
