-- A lesson that didn't start or didn't reach us, once per attempt and reason. It names no person.
create table lesson_failure (
  attempt_id uuid not null,
  reason text not null,
  content_id uuid not null references course_content on delete cascade,
  activity_id text not null,
  failed_at timestamptz not null,
  primary key (attempt_id, reason)
);
create index lesson_failure_content on lesson_failure (content_id);
