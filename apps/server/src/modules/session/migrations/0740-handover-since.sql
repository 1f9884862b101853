-- Since when a device is in other hands for one subject, also if it is handed over again in between.
alter table handover add column since timestamptz;
update handover set since = handed_at;
alter table handover alter column since set not null;
