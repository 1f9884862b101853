-- How many photos of the files are in the logbook; null until all were tried.
alter table dive_import add column photos_added integer;
