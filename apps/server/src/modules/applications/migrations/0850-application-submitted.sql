-- OF-11: figures read the submissions of a period. The queue has an index of its own.
create index application_submitted on application (submitted_at) where submitted_at is not null;
