-- TS-15: the browser and the system of a device that signs, so that its person recognizes it in a list.
alter table trust_statement add column device jsonb;
