-- What undoing an import deleted, and what it had to leave in the logbook.
alter table dive_import add column undone json;
