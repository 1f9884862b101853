-- How the exam of a course is made, in one culture. Exams are drawn from a snapshot of it (exam_bank), which never
-- changes.
create table exam_plan (
  package_id uuid not null,
  culture text not null,
  title text not null,
  intro json not null,
  count integer not null,
  pass_mark real not null,
  -- The topics that questions are drawn from, in order: id and title.
  sections json not null,
  -- The digest of the bank that the product brought last; null for a bank of the office alone.
  shipped text,
  -- When staff changed it last; null while it is as the product brought it.
  changed_at timestamptz,
  changed_by bigint,
  primary key (package_id, culture)
);

-- The questions of an exam as they are now. The text that was asked in an exam stays in its snapshot.
create table exam_item (
  package_id uuid not null,
  culture text not null,
  item_id text not null,
  section text not null,
  position integer not null,
  prompt text not null,
  choices json not null,
  right_choice integer not null,
  reason text not null,
  page text,
  -- The digest of the question as the product brought it last; null for a question of the office.
  shipped text,
  changed_at timestamptz,
  changed_by bigint,
  -- When it began to ask something else: earlier answers say nothing about it. Null if it always asked this.
  worded_at timestamptz,
  retired_at timestamptz,
  version integer not null default 1,
  primary key (package_id, culture, item_id),
  foreign key (package_id, culture) references exam_plan on delete cascade
);
