-- OF-01. That the organization has shared out its rights is stored by itself: when the last row of staff_right goes
-- with its person, nobody must get a right by it.
create table staff_rights_shared (
  is_only boolean primary key default true check (is_only),
  since timestamptz not null default now()
);

insert into staff_rights_shared (since) select min(changed_at) from staff_right having count(*) > 0;
