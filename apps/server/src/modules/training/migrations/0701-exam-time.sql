-- How long an exam may take, and how often it may be failed before a pause.
alter table exam_plan
  add column minutes integer,
  add column attempts integer not null default 3,
  add column pause_hours integer not null default 24;

-- When the person started the exam; its time runs from here.
alter table exam_paper add column started_at timestamptz;

-- What a teacher arranged for a student's exams in one enrollment. The newest counts; the others are its history.
create table exam_accommodation (
  affiliate_id bigint not null,
  enrolment_id uuid not null,
  set_at timestamptz not null,
  set_by bigint not null,
  time_factor real not null,
  read_aloud boolean not null,
  primary key (affiliate_id, enrolment_id, set_at)
);
