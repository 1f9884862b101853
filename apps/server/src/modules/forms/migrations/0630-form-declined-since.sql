-- Whether a physician declined the person after this questionnaire was approved: the approval no longer counts.
alter table form_document add column declined_since boolean not null default false;
update form_document d set declined_since = true
where form = 'medical-questionnaire' and physician_outcome = 'approved' and exists (
  select 1 from form_document o
  where o.affiliate_id = d.affiliate_id and o.form = d.form and o.physician_outcome = 'declined'
    and o.physician_decided_at >= d.physician_decided_at);
update form_record r set signed_at = null
where r.name = 'medical-questionnaire' and r.audience = 'diver' and (
  select d.declined_since from form_document d
  where d.affiliate_id = r.affiliate_id and d.form = r.name and d.audience = 'diver'
  order by d.created_at desc, d.id desc limit 1);
