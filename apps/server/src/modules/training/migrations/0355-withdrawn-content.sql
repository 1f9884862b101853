-- A package that was taken back: nobody new begins with it, and who has begun keeps it.
alter table course_content add column withdrawn_at timestamptz;
