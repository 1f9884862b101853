-- OF-02, TS-03. A page that the office may check too has an id of its own there: the other id is chosen by the
-- diver's browser, and two people can choose the same one. Null if the organization didn't check pages at the upload.
alter table form_evaluation add column office_id uuid unique;
create index form_evaluation_office on form_evaluation (uploaded_at, office_id)
  where state = 'waiting' and office_id is not null;

alter table form_reading drop constraint form_reading_reader_check;
alter table form_reading add constraint form_reading_reader_check
  check (reader in ('self', 'physician', 'guardian', 'teacher', 'office'));
