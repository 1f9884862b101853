-- The office's queue is read page by page, the oldest or the newest first.
create index message_report_queue on message_report (reported_at, id) where settled_at is null;
