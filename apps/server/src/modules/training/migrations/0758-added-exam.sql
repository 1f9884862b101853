-- The exam of a question bank in a package that leaves no exam to the server itself: the bank's culture, the title, and
-- since when it's part of the package. They are null for an exam that the package itself leaves to us.
alter table course_exam add column culture text, add column title text, add column since timestamptz;
