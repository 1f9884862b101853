-- Each queue has its own time for a claim, so a claim says when it ends. Claims last for minutes, so those from before
-- end here.
delete from office_claim;
alter table office_claim rename column active_at to held_until;
