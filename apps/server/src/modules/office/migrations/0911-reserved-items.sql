-- A claim without a moment only reserves an item that is loaded ahead: nobody works on it yet. Claims last for minutes,
-- so those from before end here.
delete from office_claim;
alter table office_claim rename column taken_at to opened_at;
alter table office_claim alter column opened_at drop not null;
-- Whose item it is, for the history. A decision takes its item for a moment and leaves it out.
alter table office_claim add column affiliate_id bigint;
