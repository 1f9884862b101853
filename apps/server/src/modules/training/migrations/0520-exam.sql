-- The questions of a course's exam with their answers, in one culture. A bank never changes: another digest is another
-- bank, and an exam that was drawn from an older one is marked with it.
create table exam_bank (
  bank_id uuid primary key default uuidv7(),
  package_id uuid not null,
  culture text not null,
  digest text not null,
  bank json not null,
  stored_at timestamptz not null,
  unique (package_id, culture, digest)
);

-- The activities of a content that the server asks and marks itself. Their pages in the package are not served.
create table course_exam (
  content_id uuid not null references course_content on delete cascade,
  activity_id text not null,
  primary key (content_id, activity_id)
);

-- The exam that was drawn for one attempt, and what was answered so far.
create table exam_paper (
  affiliate_id bigint not null,
  attempt_id uuid not null,
  bank_id uuid not null references exam_bank,
  questions json not null,
  given json not null default '{}',
  -- The last call of each open page: the same call again changes nothing.
  sittings json not null default '{}',
  drawn_at timestamptz not null,
  -- By the clock of the device; the attempt says when it was marked.
  handed_in_at timestamptz,
  primary key (affiliate_id, attempt_id)
);

-- When the server marked the attempt; null for a result that the lesson reported.
alter table course_attempt add column marked_at timestamptz;

-- Our own courses that were imported before: from now on the server asks their exams.
insert into course_exam (content_id, activity_id)
select content_id, 'exam' from course_content
where imported_by is null
  and package_id in ('01920000-0000-7000-8000-000000000001', '01920000-0000-7000-8000-000000000003',
    '01920000-0000-7000-8000-000000000007')
  and activities @> '[{"id": "exam", "href": "exam.html"}]';
