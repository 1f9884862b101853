-- OF-11: sign-ups by month and week.
create index account_created on account (created_at);
