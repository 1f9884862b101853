-- When the person's tabs and devices were told; a process that dies before that leaves it to the next.
alter table sign_out_record add column told_at timestamptz;
update sign_out_record set told_at = created_at;
create index sign_out_record_untold on sign_out_record (created_at) where told_at is null;
