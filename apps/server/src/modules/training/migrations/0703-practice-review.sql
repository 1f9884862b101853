-- Answers that a person gave in practice. What is due when follows from them and from the answers in lessons.
create table practice_review (
  affiliate_id bigint not null,
  package_id uuid not null,
  question_id text not null,
  reviewed_at timestamptz not null,
  is_right boolean not null,
  primary key (affiliate_id, package_id, question_id, reviewed_at)
);
