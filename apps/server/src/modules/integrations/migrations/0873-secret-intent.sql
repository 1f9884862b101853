-- CO-01: the hash of the idempotency key that made the secret of now, so that a repeated request doesn't replace it.
alter table integration_client add column secret_intent bytea;
alter table webhook add column secret_intent bytea;
