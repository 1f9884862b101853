-- The copy of a signed form is mailed once to each signer; `ref` then names the document and the signer.
alter table notification_mail drop constraint notification_mail_purpose_check;
alter table notification_mail add constraint notification_mail_purpose_check
  check (purpose in ('notifications', 'digest', 'security', 'forms'));
