-- A diver's own gear. Dives name it, so a name is one item.
create table gear_item (
  affiliate_id bigint not null,
  id uuid not null,
  name text not null,
  folded_name text not null,
  kind text not null,
  serviced_on date,
  service_due date,
  created_at timestamptz not null default now(),
  primary key (affiliate_id, id),
  unique (affiliate_id, folded_name)
);

-- A diver's deleted dives, the latest first (LO-11).
create index dive_log_deleted_of on dive_log (affiliate_id, deleted_at desc, id) where deleted_at is not null;
