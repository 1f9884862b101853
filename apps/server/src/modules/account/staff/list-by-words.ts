import type { Queryable } from '../../../platform/database/index.ts'
import { type FoundPerson, PERSON_FIELDS, type PeopleSearch } from './found-person.ts'
import { beginning } from './typed-words.ts'

/** What a typed word stands for. */
type Meant = { beginning: string } | { words: readonly string[] }

/** So many people with the first word are looked at, one by one, for the other words. */
const LOOKED_AT = 2000
/** As many words of one person may begin alike, for example those of the names and of the address. */
const ALIKE = 4

/**
 * Those who have all words, in the order of one of the words and of their numbers. The index has this order, so a
 * common word takes no longer than a rare one. Someone with two words that fit is listed at the first.
 */
export async function listByWords(
  db: Queryable,
  { type, after, limit }: PeopleSearch,
  meant: readonly Meant[],
): Promise<FoundPerson[]> {
  const [at, lastWord] = after ? keyIn(after.key) : [await rarestOf(db, meant), '']
  const first = meant[at]
  if (!first) return []
  const { values, value } = parameters()
  const isFirst = conditionOf(first, value)
  const inIndex = [
    isFirst('word'),
    ...(type === undefined ? [] : [`affiliate_type = ${value(type)}`]),
    ...(after ? [`(word, affiliate_id) > (${value(lastWord)}, ${value(after.affiliateId)}::bigint)`] : []),
  ].join(' and ')
  const inOrder = `${inIndex} order by word, affiliate_id`
  const valuesOfFirst = [...values]
  const isOther = meant.filter((each) => each !== first).map((other) => conditionOf(other, value))
  const list = (candidates: string) =>
    db.query<FoundPerson>(
      `with candidate as materialized (select word, affiliate_id from account_word where ${candidates})
       select ${PERSON_FIELDS}, '${at} ' || candidate.word as key
       from candidate join account on account.affiliate_id = candidate.affiliate_id
       where not exists (
         select from unnest(search_words) earlier
         where ${isFirst('earlier')} and earlier collate "C" < candidate.word)
       ${isOther.map((is) => `and exists (select from unnest(search_words) other where ${is('other')})`).join(' ')}
       order by candidate.word, candidate.affiliate_id limit ${limit}`,
      values,
    )
  const lookedAt = Math.max(LOOKED_AT, ALIKE * limit)
  const found = await list(`${inOrder} limit ${lookedAt}`)
  if (found.length === limit) return found
  const more = await db.query(
    `select from account_word where ${inOrder} offset ${lookedAt} limit 1`,
    valuesOfFirst,
  )
  if (more.length === 0) return found
  // Few of those have all words: the index alone says who, without reading people who don't.
  const isInOthers = isOther.map(
    (is) => `affiliate_id in (select affiliate_id from account_word where ${is('word')})`,
  )
  return list([inIndex, ...isInOthers].join(' and '))
}

/** The next page continues with the word that the one before chose. */
function keyIn(key: string): [at: number, lastWord: string] {
  const [at = '', ...word] = key.split(' ')
  return [Number(at), word.join(' ')]
}

/** The one that the fewest people have, as far as the database knows from its statistics. */
async function rarestOf(db: Queryable, meant: readonly Meant[]): Promise<number> {
  const expected: number[] = []
  for (const each of meant.length > 1 ? meant : []) expected.push(await expectedPeople(db, each))
  return Math.max(0, expected.indexOf(Math.min(...expected)))
}

async function expectedPeople(db: Queryable, meant: Meant): Promise<number> {
  const { values, value } = parameters()
  const [row] = await db.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `explain (format json) select from account_word where ${conditionOf(meant, value)('word')}`,
    values,
  )
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

function parameters() {
  const values: unknown[] = []
  return { values, value: (each: unknown) => `$${values.push(each)}` }
}

/** SQL about a word. */
function conditionOf(meant: Meant, value: (each: unknown) => string): (word: string) => string {
  if ('words' in meant) {
    const words = value(meant.words)
    return (word) => `${word} = any(${words}::text[])`
  }
  const pattern = value(beginning(meant.beginning))
  return (word) => `${word} like ${pattern}`
}
