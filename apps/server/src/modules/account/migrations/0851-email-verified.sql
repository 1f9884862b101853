-- Ours is confirmed by a code before the account is made. An outside provider says it with each sign-in; of those
-- who haven't signed in since, we don't know.
alter table account add column email_verified boolean not null default true;
update account set email_verified = false where password_hash is null and email <> '';
