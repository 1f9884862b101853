-- A form that somebody must sign has a day, or none; signed it stays as the record of it.
alter table form_record add column due_on date, add column signed_at timestamptz;
create index form_record_named on form_record (affiliate_id, name);
