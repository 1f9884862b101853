import { numberIn } from '@fathom/domain/account'
import type { Database, Queryable } from '../../../platform/database/index.ts'
import { type FoundPerson, PERSON_FIELDS, type PeopleSearch } from './found-person.ts'
import { listByWords } from './list-by-words.ts'
import { beginning, similarWords, typedWords, variantsOf } from './typed-words.ts'

export type FoundPeople = { people: FoundPerson[]; isSimilar: boolean }

/**
 * OF-03: by name, e-mail or number. If nobody is found, typos are allowed for. See decision 179 for why this is fast
 * among a million people.
 */
export async function searchPeople(db: Database, search: PeopleSearch): Promise<FoundPeople> {
  const text = search.text.trim()
  const asked = { ...search, text }
  if (text === '') return { people: await listEverybody(db, asked), isSimilar: false }
  if (!search.after?.isSimilar) {
    const people = await listExact(db, asked)
    if (people.length > 0 || search.after) return { people, isSimilar: false }
  }
  return { people: await listSimilar(db, asked), isSimilar: true }
}

/** No number of ours has more digits. */
const LONGEST_NUMBER = 15
const DIGITS = [...'0123456789']

async function listExact(db: Database, search: PeopleSearch): Promise<FoundPerson[]> {
  const { text } = search
  const number = numberIn(text)
  if (number) return listNumbers(db, search, [number])
  if (text.indexOf('@') > 0)
    return listBy(db, search, 'lower(email::text) like $5', beginning(text.toLowerCase()))
  const words = await typedWords(db, text)
  return listByWords(
    db,
    search,
    words.map((word) => ({ beginning: word })),
  )
}

async function listSimilar(db: Database, search: PeopleSearch): Promise<FoundPerson[]> {
  const { text } = search
  const number = numberIn(text)
  if (number) return listNumbers(db, search, variantsOf(number, DIGITS))
  const at = text.indexOf('@')
  return db.transaction(async (tx) => {
    await tx.query('set local pg_trgm.similarity_threshold = 0.4')
    const words = await typedWords(tx, at > 0 ? text.slice(0, at) : text)
    const meant: { words: string[] }[] = []
    for (const word of words) meant.push({ words: await similarWords(tx, word) })
    return meant.some(({ words }) => words.length === 0) ? [] : listByWords(tx, search, meant)
  })
}

async function listNumbers(db: Queryable, search: PeopleSearch, meant: readonly string[]) {
  const numbers = meant.filter(({ length }) => length <= LONGEST_NUMBER)
  const holders = await search.listNumberHolders(numbers)
  const ids = [...numbers, ...holders.map(({ affiliateId }) => String(affiliateId))]
  return listBy(db, search, 'affiliate_id = any($5::bigint[])', ids)
}

/** By number. These are few, and collecting them first keeps the database from reading everybody in order. */
const listBy = (
  db: Queryable,
  { type, after, limit }: PeopleSearch,
  condition: string,
  value: unknown,
): Promise<FoundPerson[]> =>
  db.query<FoundPerson>(
    `with account as materialized (select * from account where forgotten_at is null and ${condition})
     select ${PERSON_FIELDS}, '' as key from account
     where ($1::smallint is null or affiliate_type = $1) and (not $2 or affiliate_id > $3::bigint)
     order by affiliate_id limit $4`,
    [type ?? null, after !== undefined, after?.affiliateId ?? 0, limit, value],
  )

const listEverybody = (db: Queryable, { type, after, limit }: PeopleSearch): Promise<FoundPerson[]> =>
  db.query<FoundPerson>(
    `select ${PERSON_FIELDS}, search_name as key from account
     where forgotten_at is null and ($1::smallint is null or affiliate_type = $1)
       and (not $2 or (search_name, affiliate_id) > ($3::text, $4::bigint))
     order by search_name, affiliate_id limit $5`,
    [type ?? null, after !== undefined, after?.key ?? '', after?.affiliateId ?? 0, limit],
  )
