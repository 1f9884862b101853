-- The catalogue. What opens in a course is imported apart from it (content); the words are kept by culture.
create table course (
  package_id uuid primary key,
  level text not null check (level in ('beginner', 'continuing', 'professional')),
  kind text not null check (kind in ('consumer', 'pro')),
  sellable boolean not null,
  tags text[] not null default '{}',
  dives integer not null check (dives >= 0),
  minutes integer not null check (minutes >= 0),
  price_amount integer check (price_amount >= 0),
  price_currency text,
  specialty_of uuid references course (package_id),
  scene text not null,
  requirements json not null,
  position integer not null default 0,
  check ((price_amount is null) = (price_currency is null))
);

create table course_text (
  package_id uuid not null references course (package_id) on delete cascade,
  culture text not null,
  title text not null,
  summary text not null,
  primary key (package_id, culture)
);
