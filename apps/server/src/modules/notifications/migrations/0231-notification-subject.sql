-- What a notification is about, and the deed that told it: the same deed tells once.
alter table notification add column subject text, add column key text;
create unique index notification_key on notification (affiliate_id, key) where key is not null;
create index notification_deleted on notification (deleted_at) where deleted_at is not null;
