import type { ParticipantKind } from '@fathom/domain/references'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { countAttempt, forgetAttempts } from '../../platform/rate-limit.ts'
import { findCountry, listStates } from './countries.ts'
import { findParticipant, listRecordedOwn, type ParticipantRow } from './references.store.ts'

/** Enough for typos and retries at one desk, too few to enumerate the numbers. */
const LOOKUP_LIMITS = [
  { limit: 30, windowSeconds: 600 },
  { limit: 200, windowSeconds: 86_400 },
]

/** A member or a store by its number, for any signed-in user (CA-28, EN-12). */
export async function lookUpParticipant(
  platform: Pick<Platform, 'db' | 'clock'>,
  caller: User,
  kind: ParticipantKind,
  number: number,
) {
  await countLookup(platform, caller, `${kind} ${number}`)
  const row = await findParticipant(platform.db, kind, number)
  if (!row) return null
  const isOwn = Number(row.affiliate_id) === caller.affiliateId
  return {
    name: row.name,
    city: row.city,
    affiliateId: Number(row.affiliate_id),
    sub: isOwn ? caller.sub : null,
    availableCredit: isOwn ? Number(row.available_credit) : null,
    address: await addressOf(kind === 'store' || isOwn ? row : withoutStreet(row)),
  }
}

/** A store wants to be found; a member's street is private. */
const withoutStreet = (row: ParticipantRow): ParticipantRow => ({
  ...row,
  address_line_1: '',
  address_line_2: '',
  postal_code: '',
  state_id: '',
})

/** Repeating a number doesn't help enumeration, and a reloaded page requests the same store again. */
const REPEATED = { limit: 1, windowSeconds: 600 }

async function countLookup(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { affiliateId }: User,
  participant: string,
) {
  const lately = `participants ${affiliateId} ${participant}`
  if (!(await countAttempt(db, lately, REPEATED, clock.now())).allowed) return
  for (const limit of LOOKUP_LIMITS) {
    const key = `participants ${affiliateId} ${limit.windowSeconds}`
    const { allowed, retryAfterSeconds } = await countAttempt(db, key, limit, clock.now())
    if (allowed) continue
    await forgetAttempts(db, lately)
    throw new Problem('too-many-lookups', 429, { extra: { retryAfter: retryAfterSeconds } })
  }
}

async function addressOf(row: ParticipantRow) {
  const [country, states] = await Promise.all([findCountry(row.country_id), listStates(row.country_id)])
  return {
    addressLine1: row.address_line_1,
    addressLine2: row.address_line_2,
    city: row.city,
    country: country?.name ?? '',
    countryId: row.country_id,
    postalCode: row.postal_code,
    postalCodeRequired: country?.postalCodeRequired ?? false,
    state: states.find(({ stateId }) => stateId === row.state_id)?.name ?? '',
    stateId: row.state_id,
  }
}

/** What others find, or found, under the person's own numbers, for the archive. */
export async function ownParticipants(db: Queryable, affiliateId: number) {
  const rows = await listRecordedOwn(db, affiliateId)
  const participants = rows.map(async (row) => ({
    kind: row.kind,
    number: row.number,
    status: row.standing,
    name: row.name,
    availableCredit: Number(row.available_credit),
    address: await addressOf(row),
  }))
  return { participants: await Promise.all(participants) }
}
