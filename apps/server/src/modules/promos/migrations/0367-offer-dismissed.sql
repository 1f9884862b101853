-- What somebody does not want to be recommended again; the offer goes by the course that it recommends.
create table offer_dismissed (
  affiliate_id bigint not null,
  package_id uuid not null,
  dismissed_at timestamptz not null,
  primary key (affiliate_id, package_id)
);
