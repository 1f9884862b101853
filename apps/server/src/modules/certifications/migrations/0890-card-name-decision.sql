-- What staff decided about a name that a person asked for. The audit log has the id of the decision and never a name;
-- the name goes with the account.
create table card_name_decision (
  id uuid primary key default gen_random_uuid(),
  affiliate_id bigint not null,
  name text not null,
  -- Why it was refused; empty for a confirmed one.
  reason text not null default '',
  decided_at timestamptz not null
);
create index card_name_decision_person on card_name_decision (affiliate_id, decided_at);

-- Until now only the audit log had the reason.
insert into card_name_decision (affiliate_id, name, reason, decided_at)
select affiliate_id, asked_name,
  coalesce((select detail ->> 'reason' from audit_entry
    where action = 'name-refused' and subject = affiliate_id order by at desc limit 1), ''),
  refused_at
from card_holder where refused_at is not null;
