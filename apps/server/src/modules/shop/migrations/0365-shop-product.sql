-- What the shop knows of a course beyond the catalogue. A course of the catalogue without a row here is not on show.
create table shop_product (
  package_id uuid primary key,
  -- The name by which the organisation's own shop knows it.
  number text not null unique,
  kind text not null check (kind in ('experience', 'course', 'specialty')),
  minimum_age integer not null default 0 check (minimum_age >= 0),
  after uuid,
  logged_dives integer not null default 0 check (logged_dives >= 0),
  languages text[] not null default '{}'
);
