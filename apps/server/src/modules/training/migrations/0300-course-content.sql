-- An imported package of a course in one culture. It never changes; importing again adds another.
create table course_content (
  content_id uuid primary key,
  package_id uuid not null,
  culture text not null,
  standard text not null,
  title text not null,
  activities jsonb not null,
  -- Of the zip: the same package is known again by it.
  digest text not null,
  imported_by bigint,
  imported_at timestamptz not null
);
create index course_content_newest on course_content (package_id, culture, imported_at desc);
create index course_content_digest on course_content (digest);

create table course_content_file (
  content_id uuid not null references course_content on delete cascade,
  path text not null,
  key text not null,
  type text not null,
  size bigint not null,
  etag text not null,
  primary key (content_id, path)
);
