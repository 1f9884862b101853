-- Who taught a session that had begun when the class got another instructor. Null: the instructor of the class.
alter table class_session add column member_number integer;
