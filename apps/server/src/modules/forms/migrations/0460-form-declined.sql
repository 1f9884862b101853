-- When a physician decided, and whether a questionnaire waits for one because another was declined before: that follows
-- from the other document and not from what was signed.
alter table form_document
  add column physician_decided_at timestamptz,
  add column after_decline boolean not null default false;
update form_document d set physician_decided_at = coalesce(
  (select max(used_at) from form_link l
   where l.affiliate_id = d.affiliate_id and l.document_id = d.id and l.role = 'physician'),
  d.created_at)
where physician_outcome is not null;
