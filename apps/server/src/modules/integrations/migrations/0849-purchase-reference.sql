-- OF-10: a reference is the same one in capital and small letters, as those of payments are. Purchases that
-- were reported apart before stay apart.
alter table purchase add column is_twin boolean not null default false;
update purchase p set is_twin = true where exists (
  select from purchase o
  where o.client_id = p.client_id and lower(o.reference) = lower(p.reference) and o.id < p.id
);
create unique index purchase_reference_once on purchase (client_id, lower(reference)) where not is_twin;
