create table membership (
  affiliate_id bigint primary key,
  member_number integer not null unique check (member_number > 0),
  renewal_date date not null,
  suspended_at timestamptz,
  updated_at timestamptz not null default now()
);
