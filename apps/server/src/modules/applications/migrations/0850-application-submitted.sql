-- OF-11: figures read the submissions of a period, and the ages of what is open. The queue has an index of its own.
create index application_submitted on application (submitted_at) where submitted_at is not null;
create index application_open on application (submitted_at)
  where submitted_at is not null and status not in ('Draft', 'Canceled', 'Complete');
