-- CO-01: which request created a webhook, and what it asked for. Unlike those of the secret, they stay when it is rotated.
alter table webhook add column creation_intent bytea, add column creation_request bytea;
update webhook set creation_intent = secret_intent, creation_request = secret_request
where id in (
  select distinct on (secret_intent) id from webhook
  where secret_intent is not null order by secret_intent, created_at, id
);
create unique index webhook_created_once on webhook (creation_intent);
