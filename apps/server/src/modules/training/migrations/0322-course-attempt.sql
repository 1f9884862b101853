-- Each time that an activity was tried. All are kept; the best counts.
create table course_attempt (
  affiliate_id bigint not null,
  id uuid not null default uuidv7(),
  enrolment_id uuid not null,
  activity_id text not null,
  number integer not null,
  status text not null check (status in ('not-attempted', 'incomplete', 'failed', 'completed', 'passed')),
  score double precision check (score between 0 and 1),
  seconds double precision not null default 0 check (seconds >= 0),
  place text,
  progress double precision check (progress between 0 and 1),
  started_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  version integer not null,
  -- Which open page wrote last, and how far each had counted what it saved: the same again is not written again.
  sitting uuid,
  sittings json not null default '{}',
  -- The attempt that another device went on with, while this one was written apart from it.
  beside uuid,
  -- What the runtime of the package must find again. Not jsonb: a package may keep signs that jsonb refuses.
  state json,
  answers json not null default '[]',
  primary key (affiliate_id, id)
);
create unique index course_attempt_number on course_attempt (affiliate_id, enrolment_id, md5(activity_id), number);
create unique index course_attempt_beside on course_attempt (affiliate_id, beside, sitting) where beside is not null;
