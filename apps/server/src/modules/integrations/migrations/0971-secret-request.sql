-- CO-01: the hash of what the request asked for that made the secret of now. The same key with something else is refused.
alter table integration_client add column secret_request bytea;
alter table webhook add column secret_request bytea;
