-- When the questions of an exam were given out. One with a time limit gives them out with its start; those drawn before
-- this, or by a server that doesn't know it, were given out when they were drawn.
alter table exam_paper add column shown_at timestamptz default now();
update exam_paper set shown_at = drawn_at;

-- How long after the end of its time an exam, or an answer that counts in it, arrived.
alter table course_attempt add column late_seconds integer;
