-- Documents that are being uploaded are stored with all other uploads; a row here is a complete document.
insert into upload (kind, affiliate_id, target, id, name, folder, size, received, active_at)
select 'application-document', a.applicant_id, d.application_id::text, d.id, d.name,
  format('applications/%s/%s', d.application_id, d.id), d.size, d.received, d.created_at
from application_document d join application a on a.id = d.application_id
where d.completed_at is null;

delete from application_document where completed_at is null;

alter table application_document
  alter column type set not null,
  alter column completed_at set not null,
  drop column received;

drop index application_document_unfinished;
