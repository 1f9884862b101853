-- Counts the changes of the phone number: a save names the one it started from.
alter table account add column phone_version integer not null default 0;
