-- OF-01. A member of staff without a row has no right, unless nobody has a row: then the organization has not
-- shared out its rights yet, and everyone of its staff has all.
create table staff_right (
  affiliate_id bigint primary key,
  rights text[] not null,
  changed_at timestamptz not null default now(),
  changed_by bigint
);

-- Until now all staff had all rights, and nobody loses any.
insert into staff_right (affiliate_id, rights)
select affiliate_id,
  array['people', 'cards', 'applications', 'courses', 'codes', 'content', 'finance', 'audit', 'settings']
from account where affiliate_type = 9;
