-- Yahoo has tags after a hyphen, and Fastmail delivers to an owner's subdomain.
create index account_mailbox_yahoo on account
  (translate(split_part(split_part(lower(email::text), '@', 1), '-', 1), '._', ''))
  where lower(email::text) ~ '@(yahoo|ymail|rocketmail)\.';
create index account_mailbox_fastmail on account
  (translate(split_part(split_part(lower(email::text), '@', 2), '.', 1), '_-', ''))
  where lower(email::text) ~ '\.fastmail\.(com|fm)$';
