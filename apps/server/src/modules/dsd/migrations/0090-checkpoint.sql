create table dsd_checkpoint (
  affiliate_id bigint primary key,
  store_number integer,
  member_number integer,
  status text not null,
  updated_at timestamptz not null default now()
);
