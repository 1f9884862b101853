-- The history of an item of a queue.
create index audit_entry_object on audit_entry (object_kind, object_id, at desc, id desc) where object_id is not null;
