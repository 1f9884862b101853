-- E-mails about the person's own things: at once unless turned off, a daily summary only when asked for.
alter table preference
  add column notification_mail boolean not null default true,
  add column digest_mail boolean not null default false;

alter table consent_change
  drop constraint consent_change_what_check,
  add constraint consent_change_what_check
    check (what in ('organisation', 'thirdParty', 'notifications', 'digest', 'communicationLanguage'));
