-- What whoever completes a course is certified as. A course without a row leads to no card.
create table course_level (
  package_id uuid primary key,
  level_id integer not null
);
