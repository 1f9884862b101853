import type { AffiliateType } from '@fathom/domain/session'
import type { Database, Queryable } from '../../../platform/database/index.ts'

type FoundPerson = {
  affiliateId: number
  givenName: string
  familyName: string
  email: string
  affiliateType: AffiliateType
  createdAt: Date
  mergedInto: number | null
  /** Where the list continues. */
  key: string
}

export type PeopleSearch = {
  text: string
  type?: AffiliateType | undefined
  limit: number
  /** The last person of the page before, and whether that page was found with typos. */
  after?: { key: string; affiliateId: number; isSimilar: boolean } | undefined
}

export type FoundPeople = { people: FoundPerson[]; isSimilar: boolean }

/**
 * OF-03: by name, e-mail or number. If nobody is found, typos are allowed for. See the migration
 * for why this is fast among a million people.
 */
export async function searchPeople(db: Database, search: PeopleSearch): Promise<FoundPeople> {
  const text = search.text.trim()
  const isSimilar = search.after?.isSimilar ?? false
  const exact = isSimilar ? [] : await listFound(db, search, await conditionOf(db, text, exactly))
  if (exact.length > 0 || search.after || text === '') {
    if (!isSimilar) return { people: exact, isSimilar }
  }
  return db.transaction(async (tx) => {
    await tx.query('set local pg_trgm.similarity_threshold = 0.4')
    return { people: await listFound(tx, search, await conditionOf(tx, text, similarly)), isSimilar: true }
  })
}

/** SQL about an account; undefined if nobody can match. Values follow the five of the list. */
type Condition = { sql: string; values: readonly unknown[] } | undefined

type How = {
  numbers: (typed: string) => readonly number[]
  words: (db: Queryable, word: string) => Promise<string[]>
  /** Whether the beginning of an address must be as it was typed. */
  isAddressExact: boolean
}

const MOST_WORDS = 5
const FIRST_VALUE = 6

async function conditionOf(db: Queryable, text: string, how: How): Promise<Condition> {
  if (text === '') return { sql: 'true', values: [] }
  if (/^\d+$/.test(text))
    return { sql: `affiliate_id = any($${FIRST_VALUE}::bigint[])`, values: [how.numbers(text)] }
  const at = text.indexOf('@')
  if (at > 0 && how.isAddressExact)
    return { sql: `lower(email::text) like $${FIRST_VALUE}`, values: [beginningWith(text.toLowerCase())] }
  const [typed] = await db.query<{ words: string[] }>('select person_words($1) as words', [
    at > 0 ? text.slice(0, at) : text,
  ])
  const words = typed?.words.slice(0, MOST_WORDS) ?? []
  const candidates = await Promise.all(words.map((word) => how.words(db, word)))
  if (candidates.length === 0 || candidates.some((each) => each.length === 0)) return undefined
  return {
    sql: candidates.map((_, index) => `search_words && $${FIRST_VALUE + index}::text[]`).join(' and '),
    values: candidates,
  }
}

const beginningWith = (text: string) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** No number of ours has more digits. */
const LONGEST_NUMBER = 15

const exactly: How = {
  isAddressExact: true,
  numbers: (typed) => (typed.length > LONGEST_NUMBER ? [] : [Number(typed)]),
  words: async (db, word) => {
    const found = await db.query<{ word: string }>(
      `(select word from person_word where is_name and word like $1 order by word limit 50)
       union all (select word from person_word where not is_name and word like $1 order by word limit 20)`,
      [beginningWith(word)],
    )
    return found.map((each) => each.word)
  },
}

const similarly: How = {
  isAddressExact: false,
  numbers: (typed) => (typed.length > LONGEST_NUMBER ? [] : variantsOf(typed, DIGITS).map(Number)),
  words: async (db, word) => {
    const isKnown = (await db.query('select from person_word where word = $1', [word])).length > 0
    if (isKnown) return [word]
    const found = await db.query<{ word: string }>(
      `(select word from person_word where word % $1 order by similarity(word, $1) desc, word limit 20)
       union (select word from person_word where word = any($2::text[]))`,
      [word, variantsOf(word, [])],
    )
    return found.map((each) => each.word)
  },
}

const DIGITS = [...'0123456789']

/** What was meant if two signs are swapped, one is too many, or one is another of `signs`. */
function variantsOf(typed: string, signs: readonly string[]): string[] {
  const all = [...typed]
  const variants = all.flatMap((sign, index) => {
    const [before, after] = [all.slice(0, index).join(''), all.slice(index + 1)]
    const swapped = after.length > 0 ? [`${before}${after[0]}${sign}${after.slice(1).join('')}`] : []
    return [...swapped, ...['', ...signs].map((other) => `${before}${other}${after.join('')}`)]
  })
  return [...new Set(variants)].filter((text) => text !== '' && text !== typed)
}

/** Above this many, reading people in order until a page is full is faster than collecting all of them. */
const MANY = 4000

/** How many the database expects, from its statistics. */
async function expectedPeople(db: Queryable, condition: NonNullable<Condition>): Promise<number> {
  const numbered = condition.sql.replaceAll(/\$(\d+)/g, (_, at) => `$${Number(at) - FIRST_VALUE + 1}`)
  const [row] = await db.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `explain (format json) select from account where forgotten_at is null and ${numbered}`,
    condition.values,
  )
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/**
 * Everybody is listed by name. Those who were searched for are listed by number: names of one family are next to
 * each other, so that a list in their order would have to be read up to them.
 */
async function listFound(
  db: Queryable,
  { type, limit, after }: PeopleSearch,
  condition: Condition,
): Promise<FoundPerson[]> {
  if (!condition) return []
  const isAll = condition.values.length === 0
  const isInOrder = isAll || (await expectedPeople(db, condition)) > MANY
  const [key, order] = isAll
    ? ['(search_name, affiliate_id) > ($3::text, $4::bigint)', 'search_name, found.affiliate_id']
    : ["affiliate_id > $4::bigint and $3::text = ''", 'found.affiliate_id']
  return db.query<FoundPerson>(
    `with found as ${isInOrder ? 'not materialized' : 'materialized'} (
       select affiliate_id, affiliate_type, given_name, family_name, email, created_at, merged_into,
         search_name from account
       where forgotten_at is null and ${condition.sql})
     select affiliate_id::float8 as "affiliateId", affiliate_type as "affiliateType", given_name as "givenName",
       family_name as "familyName", email::text as email, created_at as "createdAt",
       merged_into::float8 as "mergedInto",
       ${isAll ? 'search_name' : "''"} as key
     from found
     where ($1::smallint is null or affiliate_type = $1) and (not $2 or ${key})
     order by ${order} limit $5`,
    [
      type ?? null,
      after !== undefined,
      after?.key ?? '',
      after?.affiliateId ?? 0,
      limit,
      ...condition.values,
    ],
  )
}
