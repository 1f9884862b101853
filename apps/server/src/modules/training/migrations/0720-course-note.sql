-- What a student writes down in a course, for nobody else.
create table course_note (
  affiliate_id bigint not null,
  note_id uuid not null,
  enrolment_id uuid not null,
  activity_id text not null,
  page text,
  text text not null,
  version integer not null,
  -- The open editor that wrote last: its own retries are no conflict.
  visit_id uuid not null,
  -- The note that another device changed at the same time, so that this text became a note of its own.
  copy_of uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (affiliate_id, note_id)
);
create index course_note_of_enrolment on course_note (affiliate_id, enrolment_id);
