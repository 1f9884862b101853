import type { Queryable } from '../../platform/database/index.ts'
import { findParticipant, searchStores } from './references.store.ts'

const LEAST = 2
const LONGEST = 100
const LARGEST = 2_147_483_647

/**
 * LE-04: the directory of dive centers, by number, or by words of the name or the city. Stores want to be
 * found, so this isn't limited like the lookup of members.
 */
export async function findStores(db: Queryable, search: string) {
  const text = search.trim().slice(0, LONGEST)
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (number > 0 && number <= LARGEST) {
    const store = await findParticipant(db, 'store', number)
    return store ? [storeOf(store)] : []
  }
  return text.length < LEAST ? [] : (await searchStores(db, text)).map(storeOf)
}

type Row = { number: number; name: string; city: string; country_id: string }

const storeOf = ({ number, name, city, country_id }: Row) => ({
  storeNumber: number,
  name,
  city,
  countryId: country_id,
})
