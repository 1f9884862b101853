-- What our own courses were built to, and from which sources, so that a start builds them only after a change.
create table own_course_build (
  package_id uuid primary key,
  sources text not null,
  digest text not null
);
