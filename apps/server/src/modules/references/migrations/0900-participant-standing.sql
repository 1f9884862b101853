-- OF-03: the number of someone who is something else now; it stays theirs and isn't found.
alter table participant add column inactive_since timestamptz,
  -- The number of the same holder that took this one's place. This one leads there.
  add column replaced_by integer,
  add foreign key (kind, replaced_by) references participant (kind, number);
update participant p set inactive_since = now() from account a
where a.affiliate_id = p.affiliate_id and a.affiliate_type <> case p.kind when 'member' then 2 else 3 end;
