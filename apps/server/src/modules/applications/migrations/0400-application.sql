create table application (
  id uuid primary key,
  applicant_id bigint not null,
  type_id text not null,
  status text not null check (status in ('Draft', 'Submitted to Instructor', 'Member Review', 'Provider Review',
    'Payment Requested', 'Canceled', 'Complete')),
  instructor_number integer,
  instructor_id bigint,
  store_number integer,
  store_id bigint,
  evidence jsonb not null default '{}',
  signature text not null default '',
  teaching_address jsonb,
  -- What it cost when it was started, in minor units.
  fee_amount integer not null check (fee_amount >= 0),
  fee_currency text not null,
  paid_at timestamptz,
  -- What the house knew of the applicant when it was submitted.
  facts jsonb,
  version integer not null default 1,
  created_at timestamptz not null,
  -- Empty while it is the applicant's alone; a return empties it again.
  submitted_at timestamptz,
  changed_at timestamptz not null,
  check (instructor_id is null or instructor_id <> applicant_id)
);

create index application_of_applicant on application (applicant_id, changed_at desc, id);
create index application_of_instructor on application (instructor_id, changed_at desc, id)
  where submitted_at is not null;
create index application_of_store on application (store_id, changed_at desc, id) where submitted_at is not null;
create index application_by_change on application (changed_at desc, id);

-- Every move is added and never changed; the version is the one that the application had after it.
create table application_move (
  application_id uuid not null references application on delete cascade,
  version integer not null,
  move text not null,
  from_status text not null,
  to_status text not null,
  by_id bigint not null,
  by_role text not null check (by_role in ('applicant', 'instructor', 'provider')),
  reason text not null,
  -- The caller's own name for the deed: the same one twice is one deed.
  key text,
  at timestamptz not null,
  primary key (application_id, version),
  unique (application_id, by_id, key)
);
