-- A guardian's link ends when a teacher confirms a birth date by which none is needed.
alter table form_link drop constraint form_link_ended_by_check;
alter table form_link add constraint form_link_ended_by_check
  check (ended_by in ('diver', 'recipient', 'signature', 'upgrade', 'birth-date'));
