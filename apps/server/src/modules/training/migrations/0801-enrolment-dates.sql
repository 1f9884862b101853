-- OF-11: enrolments and completions by month and week.
create index enrolment_enrolled on enrolment (enrolled_at);
create index enrolment_certified on enrolment (certified_at) where certified_at is not null;
