-- Who works on which item of the office's queues. It lapses when it isn't used for a while.
create table office_claim (
  kind text not null,
  item_id text not null,
  holder bigint not null,
  taken_at timestamptz not null,
  active_at timestamptz not null,
  primary key (kind, item_id)
);
create index office_claim_holder on office_claim (holder);

-- What staff write for each other about an item. Added, never changed.
create table office_note (
  id uuid primary key default uuidv7(),
  kind text not null,
  item_id text not null,
  -- Whose item it is.
  affiliate_id bigint not null,
  author bigint not null,
  text text not null,
  at timestamptz not null
);
create index office_note_item on office_note (kind, item_id, at, id);
create index office_note_person on office_note (affiliate_id);
