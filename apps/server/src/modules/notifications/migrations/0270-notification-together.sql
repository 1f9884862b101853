-- All about one subject are marked or deleted in one go.
create index notification_subject on notification (affiliate_id, subject) where subject is not null;
