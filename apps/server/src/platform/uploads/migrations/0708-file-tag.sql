-- A part of the file's key that only the server chooses: no other upload can reach the file (docs/decisions/0142).
-- Empty for files from before.
alter table message_attachment add column file_tag text not null default '';
alter table application_document add column file_tag text not null default '';
alter table form_evaluation add column file_tag text not null default '';
alter table dive_photo add column file_tag text not null default '';
alter table card_photo add column file_tag text not null default '';

create index message_attachment_by_id on message_attachment (id);
