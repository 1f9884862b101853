-- The open page that handed the exam in, so that it recognizes its own hand-in.
alter table exam_paper add column handed_in_by uuid;

-- A teacher let a student take an exam again before the wait was over: earlier failures no longer count.
create table exam_allowance (
  affiliate_id bigint not null,
  package_id uuid not null,
  activity_id text not null,
  allowed_at timestamptz not null,
  allowed_by bigint not null,
  primary key (affiliate_id, package_id, activity_id, allowed_at)
);
