-- OF-03: this account was merged into that one. Its number and address lead there; nobody signs in to it any more.
alter table account add column merged_into bigint references account (affiliate_id);
create index account_merged on account (merged_into) where merged_into is not null;
