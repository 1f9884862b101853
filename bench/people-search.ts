import { searchPeople } from '../apps/server/src/modules/account/index.ts'
import { listNumberHolders } from '../apps/server/src/modules/references/index.ts'
import {
  connectDatabase,
  type Database,
  migrate,
  startThrowawayCluster,
} from '../apps/server/src/platform/database/index.ts'
import { type Figure, median } from './figure.ts'

const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 1_000_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)
const PAGE = 50

/** As many different names as a large organization has; a few are common and most are rare. */
const GIVEN_NAMES = 4000
const FAMILY_NAMES = 60_000

const ONSETS = ['b', 'br', 'd', 'f', 'g', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'r', 's', 'st', 't', 'v', 'z']
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ei', 'au']
const ENDS = ['', 'n', 'r', 's', 'l', 'rd', 'nt', 'sson', 'wicz']

/** A different pronounceable name for each number. */
function nameOf(number: number): string {
  let rest = number
  const take = (parts: readonly string[]) => {
    const part = parts[rest % parts.length] ?? ''
    rest = Math.floor(rest / parts.length)
    return part
  }
  const name = take(ONSETS) + take(VOWELS) + take(ONSETS) + take(VOWELS) + take(ENDS)
  const tail = rest > 0 ? nameOf(rest - 1).toLowerCase() : ''
  return `${name[0]?.toUpperCase()}${name.slice(1)}${tail}`
}

/** On a database without people, or with those of the demo only. */
export async function fillPeople(db: Database, people: number): Promise<void> {
  const names = (count: number, step: number) =>
    Array.from({ length: count }, (_, index) => nameOf(index * step))
  // The words and indexes are added at once afterwards, as a migration does; one by one would take an hour.
  await db.query('alter table account disable trigger account_person_words')
  const indexes = await db.query<{ name: string; sql: string }>(
    `select indexname as name, indexdef as sql from pg_indexes
     where indexname like 'account_search%' or indexname like 'person_word_similar%' or indexname = 'account_word_type'`,
  )
  for (const { name } of indexes) await db.query(`drop index ${name}`)
  await db.query('create table bench_name (kind text, at int, name text, primary key (kind, at))')
  for (const [kind, list] of [
    ['given', names(GIVEN_NAMES, 1)],
    ['family', names(FAMILY_NAMES, 7)],
  ] as const)
    await db.query(
      'insert into bench_name select $1, at - 1, name from unnest($2::text[]) with ordinality each (name, at)',
      [kind, list],
    )
  await db.query(
    `insert into account (email, given_name, family_name, affiliate_type)
     select lower(given.name || '.' || family.name) || each || '@example.org', given.name, family.name,
       case when each % 50 = 0 then 2 when each % 1000 = 1 then 3 else 1 end
     from (
       select each, floor($1 * random() ^ 3)::int as given_at, floor($2 * random() ^ 3)::int as family_at
       from generate_series(1, $3::int) each) made
     join bench_name given on given.kind = 'given' and given.at = given_at
     join bench_name family on family.kind = 'family' and family.at = family_at`,
    [GIVEN_NAMES, FAMILY_NAMES, people],
  )
  await db.query(
    `insert into person_word (word, is_name)
     select word, bool_or(word = any(person_words(given_name || ' ' || family_name)))
     from account, unnest(search_words) word group by word on conflict do nothing`,
  )
  await db.query(
    `insert into account_word (word, affiliate_id, affiliate_type)
     select word, affiliate_id, affiliate_type from account, unnest(search_words) word
     order by word collate "C", affiliate_id on conflict do nothing`,
  )
  await db.query('alter table account enable trigger account_person_words')
  for (const { sql } of indexes) await db.query(sql)
  await db.query('vacuum analyze account')
  await db.query('vacuum analyze person_word')
  await db.query('vacuum analyze account_word')
}

type Person = { id: number; given: string; family: string; email: string }

async function searchesFor(db: Database) {
  const people = (order: string) =>
    db.query<Person>(
      `select affiliate_id::float8 as id, given_name as given, family_name as family, email::text as email
       from account where affiliate_id % 997 = 5 order by ${order} limit 1`,
    )
  const [somebody] = await people('affiliate_id')
  const [common] = await db.query<{ family: string; given: string }>(
    `select family_name as family, (select given_name from account group by given_name order by count(*) desc limit 1) as given
     from account group by family_name order by count(*) desc limit 1`,
  )
  if (!somebody || !common) throw new Error('there is nobody to search for')
  const { given, family, email, id } = somebody
  const typo = (word: string) => word.slice(0, 3) + word.slice(4)
  const swapped = String(id).replace(/(.)(.)$/, '$2$1')
  return {
    'the most common family name': common.family,
    'the most common given name': common.given,
    'both names': `${given} ${family}`,
    'both names with a letter missing': `${given} ${typo(family)}`,
    'a family name with a letter missing': typo(family),
    'a common name and an initial': `${common.given} ${family[0]}`,
    'two initials': `${given[0]} ${family[0]}`,
    'two names with typos, of many people': `${common.given}q ${common.family}x`,
    'a long name with two letters wrong': `${family}x${common.family}wqsson`,
    'the first three letters of a name': family.slice(0, 3),
    'an e-mail address': email,
    'an e-mail address with a letter missing': typo(email),
    'a number': String(id),
    'a number with two digits swapped': swapped,
    'nothing that exists': 'qqxqxq zzyzzy',
    'nothing typed': '',
  }
}

/** OF-03: the search of the office for people, among a million. */
export async function measurePeopleSearch(): Promise<Figure[]> {
  const cluster = await startThrowawayCluster()
  const db = connectDatabase(cluster.url)
  try {
    await migrate(db)
    const began = performance.now()
    await fillPeople(db, PEOPLE)
    console.log(`     ${PEOPLE} people in ${Math.round((performance.now() - began) / 1000)} s`)
    const results = await measureSearches(db)
    const slowest = results.reduce((one, other) => (other.middle > one.middle ? other : one))
    return [
      {
        name: `people search among ${PEOPLE} people, the slowest kind`,
        value: slowest.middle,
        unit: 'ms',
        atMost: 100,
        detail: results.map(
          ({ name, middle, slowest: worst, found }) =>
            `${middle.toFixed(1)} ms (at most ${worst.toFixed(1)}): ${name}, ${found} found`,
        ),
      },
    ]
  } finally {
    await db.close()
    await cluster.stop()
  }
}

/** Each kind of search, a few times. */
export async function measureSearches(db: Database) {
  const results: { name: string; middle: number; slowest: number; found: number }[] = []
  for (const [name, text] of Object.entries(await searchesFor(db))) {
    const times: number[] = []
    let found = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now()
      const holders = (numbers: readonly string[]) => listNumberHolders(db, numbers)
      const search = { text, limit: PAGE + 1, listNumberHolders: holders }
      found = (await searchPeople(db, search)).people.length
      times.push(performance.now() - from)
    }
    results.push({ name, middle: median(times), slowest: Math.max(...times), found })
  }
  return results
}
