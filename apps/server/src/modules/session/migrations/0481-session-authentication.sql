-- When the person of this session last proved who they are, by password or passkey.
alter table web_session add column authenticated_at timestamptz not null default 'epoch';
