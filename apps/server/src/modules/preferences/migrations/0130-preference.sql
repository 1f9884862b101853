-- One row a person; version 0 is someone who has not chosen yet, no language is the account's own.
create table preference (
  affiliate_id bigint primary key,
  id uuid not null unique default uuidv7(),
  organisation boolean not null default false,
  third_party boolean not null default false,
  communication_language text,
  -- How the person opted in, or why out: the qualifier or reason of the recipient calls.
  organisation_words text,
  third_party_words text,
  version integer not null default 0,
  updated_at timestamptz not null default now()
);

-- Only ever added to: it proves what was agreed to, when, and by which words.
create table consent_change (
  affiliate_id bigint not null,
  id uuid not null default uuidv7(),
  what text not null check (what in ('organisation', 'thirdParty', 'communicationLanguage')),
  before text,
  after text not null,
  way text not null check (way in ('form', 'unsubscribe-link', 'one-click', 'recipient')),
  -- Nobody is known for a change by the link of a message: whoever held the message made it.
  by_affiliate_id bigint,
  reason text,
  wording_version text,
  wording_locale text,
  mailing_job text,
  created_at timestamptz not null default now(),
  primary key (affiliate_id, id)
);
create index consent_change_newest on consent_change (affiliate_id, created_at desc, id desc);
