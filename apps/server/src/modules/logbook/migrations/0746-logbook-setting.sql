-- The number of the first dive in this logbook, for divers who count earlier dives elsewhere (LO-09).
create table logbook_setting (
  affiliate_id bigint primary key,
  first_dive_number integer not null check (first_dive_number between 1 and 99999),
  updated_at timestamptz not null default now()
);
