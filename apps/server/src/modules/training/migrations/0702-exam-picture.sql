-- Pictures that staff uploaded for the questions of a course. A picture never changes: exams refer to it.
create table exam_picture (
  package_id uuid not null,
  picture_id uuid not null,
  added_at timestamptz not null,
  added_by bigint not null,
  primary key (package_id, picture_id)
);

-- The picture of a question and what it shows: id and alt.
alter table exam_item add column picture json;
