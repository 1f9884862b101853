-- Who teaches at a dive center now: those who are instructors no more stay in store_member until they are again.
create view store_instructor as
select m.store_number, m.member_number from store_member m
join participant p on p.kind = 'member' and p.number = m.member_number
where p.deleted_at is null and p.inactive_since is null;
