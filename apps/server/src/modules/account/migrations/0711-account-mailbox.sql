-- Some providers ignore hyphens and underscores too.
drop index account_mailbox;
create index account_mailbox on account
  (translate(split_part(split_part(lower(email::text), '@', 1), '+', 1), '._-', ''));
