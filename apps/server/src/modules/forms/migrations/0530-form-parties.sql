-- The dive center and the instructor that a release names: they may open it. The signed content repeats them.
alter table form_document add column store_number integer, add column member_number integer;
