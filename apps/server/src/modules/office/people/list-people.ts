import type { FoundPersonWire, PeopleWire, PersonNumberWire } from '@fathom/contract/office'
import type { AffiliateType } from '@fathom/domain/session'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import { searchPeople } from '../../account/index.ts'
import { listNumberHolders, listOwnNumbers, type OwnNumber } from '../../references/index.ts'
import type { OfficeDeps } from '../office.deps.ts'

const keyWire = z.tuple([z.string().max(500), z.int().positive(), z.boolean()])

type Listing = { search: string; type?: AffiliateType | undefined; after?: string | undefined; limit: number }

export async function listPeople(
  { db }: Pick<OfficeDeps, 'db'>,
  { search, type, after, limit }: Listing,
): Promise<PeopleWire> {
  // PostgreSQL refuses text with a zero byte, and no name contains one.
  const text = search.replaceAll('\u0000', '')
  const { people, isSimilar } = await searchPeople(db, {
    ...{ text, type, limit: limit + 1 },
    listNumberHolders: (numbers) => listNumberHolders(db, numbers),
    after: after === undefined ? undefined : keyIn(after),
  })
  const shown = people.slice(0, limit)
  const last = shown.at(-1)
  const numbers = await listOwnNumbers(
    db,
    shown.map(({ affiliateId }) => affiliateId),
  )
  return {
    items: shown.map((person) => ({ ...foundOf(person), numbers: numbersOf(person.affiliateId, numbers) })),
    next: people.length > limit && last ? keyOf(last.key, last.affiliateId, isSimilar) : null,
    isSimilar,
  }
}

type Named = {
  affiliateId: number
  affiliateType: AffiliateType
  givenName: string
  familyName: string
  email: string
  createdAt: Date
  mergedInto: number | null
}

export const foundOf = (person: Named): FoundPersonWire => ({
  affiliateId: person.affiliateId,
  name: `${person.givenName} ${person.familyName}`.trim(),
  email: person.email,
  type: person.affiliateType,
  createdAt: person.createdAt.toISOString(),
  mergedInto: person.mergedInto,
})

const numbersOf = (affiliateId: number, numbers: readonly OwnNumber[]): PersonNumberWire[] =>
  numbers
    .filter((each) => each.affiliateId === affiliateId)
    .map(({ kind, number, standing }) => ({ kind, number, standing }))

const keyOf = (...key: z.input<typeof keyWire>) => Buffer.from(JSON.stringify(key)).toString('base64url')

function keyIn(text: string) {
  try {
    const [key, affiliateId, isSimilar] = keyWire.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return { key: key.replaceAll('\u0000', ''), affiliateId, isSimilar }
  } catch {
    throw new Problem('invalid-input', 400, { errors: ['after: not the next of a page'] })
  }
}
