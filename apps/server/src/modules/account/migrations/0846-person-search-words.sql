-- OF-03: a search by words reads a page of people from an index in its order. Collecting everybody who has one of the
-- words took too long for common beginnings, and a million words of addresses made the search for similar words slow.
create table account_word (
  word text collate "C" not null,
  -- Not a reference: the trigger below removes the rows, and checking each word would make signing up slower.
  affiliate_id bigint not null,
  affiliate_type smallint not null
);

insert into account_word (word, affiliate_id, affiliate_type)
select word, affiliate_id, affiliate_type from account, unnest(search_words) word
where forgotten_at is null;

alter table account_word add primary key (word, affiliate_id);
-- Most people are divers. A list of others doesn't read past all divers who have the word.
create index account_word_type on account_word (affiliate_type, word, affiliate_id) where affiliate_type <> 1;
analyze account_word;

drop index account_search_words;
drop index person_word_prefix;
-- Names are searched apart from the words of addresses, which are many more.
drop index person_word_similar;
create index person_word_similar_name on person_word using gin (word gin_trgm_ops) where is_name;
create index person_word_similar_other on person_word using gin (word gin_trgm_ops) where not is_name;

create or replace function store_person_words() returns trigger language plpgsql as $$
declare
  before text[] := '{}';
  after text[] := '{}';
  gone text[];
begin
  if tg_op <> 'INSERT' and old.forgotten_at is null then before := old.search_words; end if;
  if tg_op <> 'DELETE' and new.forgotten_at is null then
    after := new.search_words;
    -- Nobody deletes a known word until this is committed, and people with the same name don't wait for each other.
    perform from person_word where word = any(after) order by word for key share;
    insert into person_word (word, is_name)
    select added.word, is_name from unnest(after) added (word),
      lateral (select added.word = any(person_words(new.given_name || ' ' || new.family_name)) as is_name) kind
    where not exists (
      select from person_word known where known.word = added.word and (known.is_name or not kind.is_name))
    order by added.word
    on conflict (word) do update set is_name = true where excluded.is_name and not person_word.is_name;
    insert into account_word (word, affiliate_id, affiliate_type)
    select word, new.affiliate_id, new.affiliate_type from unnest(after) word
    on conflict (word, affiliate_id) do update set affiliate_type = excluded.affiliate_type
      where account_word.affiliate_type <> excluded.affiliate_type;
  end if;
  gone := array(select unnest(before) except select unnest(after));
  if gone <> '{}' then
    delete from account_word where word = any(gone) and affiliate_id = old.affiliate_id;
    -- A word that nobody has any more would be left of a deleted person.
    perform from person_word where word = any(gone) order by word for update;
    delete from person_word
    where word = any(gone)
      and not exists (select from account_word left_over where left_over.word = person_word.word);
  end if;
  return null;
end $$;

drop trigger account_person_words on account;
create trigger account_person_words
  after insert or delete or update of given_name, family_name, email, affiliate_type, forgotten_at on account
  for each row execute function store_person_words();
