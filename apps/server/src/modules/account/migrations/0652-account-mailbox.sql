-- Finds the accounts that may share a mailbox: case, a +tag and dots don't count.
create index account_mailbox on account
  (replace(split_part(split_part(lower(email::text), '@', 1), '+', 1), '.', ''));
