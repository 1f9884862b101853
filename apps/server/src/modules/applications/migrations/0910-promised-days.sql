-- From when on the promised days run (decision 201): when it was last sent in, later by the time that it waited for
-- a payment. The office's queue is in that order.
alter table application add column promised_from timestamptz;

update application a
set promised_from = a.submitted_at + coalesce(
  (select greatest(interval '0', a.paid_at - max(m.at)) from application_move m
   where m.application_id = a.id and m.move = 'request-payment' and m.at >= a.submitted_at),
  interval '0')
where a.submitted_at is not null;
alter table application add check ((promised_from is null) = (submitted_at is null));

drop index application_queue;
drop index application_with_instructor;
alter table application drop column arrived_at;
create index application_queue on application (promised_from, id)
  where status in ('Provider Review', 'Payment Requested');
create index application_with_instructor on application (promised_from, id)
  where status in ('Submitted to Instructor', 'Member Review');
