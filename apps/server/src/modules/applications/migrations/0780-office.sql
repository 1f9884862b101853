-- When it reached the office: the promised days run from then on.
alter table application add column arrived_at timestamptz;

update application a
set arrived_at = (
  select max(m.at) from application_move m where m.application_id = a.id and m.move = 'approve'
)
where a.submitted_at is not null;

-- An application that came here without such a move.
update application set arrived_at = submitted_at
where arrived_at is null and status in ('Provider Review', 'Payment Requested');

create index application_queue on application ((coalesce(arrived_at, submitted_at)), id)
  where status in ('Provider Review', 'Payment Requested');
create index application_with_instructor on application ((coalesce(arrived_at, submitted_at)), id)
  where status in ('Submitted to Instructor', 'Member Review');

-- A dive center records a payment that it received.
alter table application_move drop constraint application_move_by_role_check;
alter table application_move add constraint application_move_by_role_check
  check (by_role in ('applicant', 'instructor', 'store', 'provider'));

create table application_payment (
  application_id uuid primary key references application on delete cascade,
  reference text not null check (reference <> ''),
  -- The dive center that received it; empty for the organization.
  store_id bigint,
  by_id bigint not null,
  at timestamptz not null
);
-- Each receiver numbers its own payments, and uses a number once.
create unique index application_payment_reference
  on application_payment (coalesce(store_id, 0), lower(reference));
