-- OF-03: staff find a person by name, e-mail and number, with typos, among a million people. Searching a million
-- names for something similar takes too long, but there are far fewer different words: similar words are looked up
-- among those, and then the people who have them.
create extension if not exists pg_trgm;

-- Lower case, without accents, each word once.
create function person_words(text) returns text[] language sql immutable parallel safe strict as $$
  select coalesce(array_agg(distinct word order by word), '{}')
  from regexp_split_to_table(
    regexp_replace(lower(normalize($1, NFKD)), '[\u0300-\u036f]', '', 'g'), '[[:space:][:punct:]]+') word
  where word <> ''
$$;

alter table account
  add column search_name text not null
    generated always as (lower(family_name || ' ' || given_name)) stored,
  add column search_words text[] not null
    generated always as (person_words(given_name || ' ' || family_name || ' ' || split_part(email::text, '@', 1))) stored;
create index account_search_words on account using gin (search_words);
create index account_search_name on account (search_name, affiliate_id) where forgotten_at is null;
create index account_search_type on account (affiliate_type, search_name, affiliate_id) where forgotten_at is null;
create index account_search_email on account (lower(email::text) text_pattern_ops);

create table person_word (
  word text primary key,
  -- Words of addresses are many, and often made up; those of names come first.
  is_name boolean not null
);
create index person_word_prefix on person_word (is_name, word text_pattern_ops);
create index person_word_similar on person_word using gin (word gin_trgm_ops);

create function store_person_words() returns trigger language plpgsql as $$
begin
  insert into person_word (word, is_name)
  select word, word = any(person_words(new.given_name || ' ' || new.family_name))
  from unnest(new.search_words) word order by word
  on conflict (word) do update set is_name = true where excluded.is_name and not person_word.is_name;
  -- A word that nobody has any more would be left of a deleted person.
  if tg_op = 'UPDATE' then
    delete from person_word
    where word = any(old.search_words) and not word = any(new.search_words)
      and not exists (select from account where search_words @> array[person_word.word]);
  end if;
  return null;
end $$;
create trigger account_person_words after insert or update of given_name, family_name, email on account
  for each row execute function store_person_words();

insert into person_word (word, is_name)
select word, bool_or(word = any(person_words(given_name || ' ' || family_name)))
from account, unnest(search_words) word group by word;
