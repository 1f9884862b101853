-- A class: students who take a course together, with one instructor, at one dive center or without one.
create table course_class (
  id uuid primary key,
  package_id uuid not null,
  name text not null,
  store_number integer,
  member_number integer not null,
  created_by bigint not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  version integer not null
);
create index course_class_of_member on course_class (member_number);
create index course_class_of_store on course_class (store_number) where store_number is not null;

-- A student who was taken out stays as a row: attendance and sign-offs are part of the training record.
create table class_student (
  class_id uuid not null references course_class,
  enrolment_id uuid not null,
  affiliate_id bigint not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  primary key (class_id, enrolment_id)
);
create index class_of_student on class_student (affiliate_id);

create table class_session (
  class_id uuid not null references course_class,
  id uuid not null,
  kind text not null check (kind in ('theory', 'pool', 'open-water')),
  -- By the clock of the place.
  day date not null,
  starts_at time not null,
  ends_at time not null,
  time_zone text not null,
  place text not null,
  note text not null,
  -- The numbers of the course's dives that it covers.
  dives integer[] not null,
  deleted_at timestamptz,
  version integer not null,
  changed_at timestamptz not null,
  primary key (class_id, id)
);

-- Null: not recorded. The time is that of the mark on the device, so that an older mark never replaces a newer one.
create table class_attendance (
  class_id uuid not null,
  session_id uuid not null,
  enrolment_id uuid not null,
  affiliate_id bigint not null,
  mark text check (mark in ('present', 'absent')),
  marked_at timestamptz not null,
  marked_by bigint not null,
  primary key (class_id, session_id, enrolment_id),
  foreign key (class_id, session_id) references class_session
);
create index attendance_of_student on class_attendance (affiliate_id);

-- What an instructor signed for a student of a session: who, when, what, and how we know. A correction withdraws it and
-- says why; it is never deleted.
create table class_sign_off (
  id uuid primary key default uuidv7(),
  class_id uuid not null,
  session_id uuid not null,
  enrolment_id uuid not null,
  affiliate_id bigint not null,
  kind text not null,
  day date not null,
  course text not null,
  dives integer[] not null,
  signed_at timestamptz not null,
  signed_by bigint not null,
  signed_by_name text not null,
  member_number integer not null,
  withdrawn_at timestamptz,
  withdrawn_by bigint,
  reason text,
  foreign key (class_id, session_id) references class_session
);
create unique index sign_off_that_counts on class_sign_off (class_id, session_id, enrolment_id) where withdrawn_at is null;
create index sign_off_of_student on class_sign_off (affiliate_id);
