import type { Choices, OptIn } from '@fathom/domain/preferences'
import { isLocale } from '@fathom/domain/translations'
import type { Queryable } from '../../platform/database/index.ts'

/** The words say how the person opted in, or why they opted out. */
export type Preference = Choices & {
  id: string
  version: number
  words: Readonly<Record<OptIn, string | undefined>>
}

type Row = {
  id: string
  organisation: boolean
  third_party: boolean
  notification_mail: boolean
  digest_mail: boolean
  communication_language: string | null
  organisation_words: string | null
  third_party_words: string | null
  version: number
}

export async function findPreference(db: Queryable, affiliateId: number): Promise<Preference | undefined> {
  const [row] = await db.query<Row>('select * from preference where affiliate_id = $1 and version > 0', [
    affiliateId,
  ])
  return row && preferenceOf(row)
}

/** Locks the preference until the transaction ends; a person who hasn't chosen yet gets version 0. */
export async function lockPreference(tx: Queryable, affiliateId: number): Promise<Preference> {
  await tx.query('insert into preference (affiliate_id) values ($1) on conflict do nothing', [affiliateId])
  const [row] = await tx.query<Row>('select * from preference where affiliate_id = $1 for update', [
    affiliateId,
  ])
  if (!row) throw new Error('the preference was not found and could not be created')
  return preferenceOf(row)
}

export async function updatePreference(
  tx: Queryable,
  affiliateId: number,
  { words, ...choices }: Preference,
  at: Date,
): Promise<void> {
  await tx.query(
    `update preference set organisation = $2, third_party = $3, communication_language = $4,
       organisation_words = $5, third_party_words = $6, version = $7, updated_at = $8,
       notification_mail = $9, digest_mail = $10
     where affiliate_id = $1`,
    [
      affiliateId,
      choices.organisation,
      choices.thirdParty,
      choices.communicationLanguage ?? null,
      words.organisation ?? null,
      words.thirdParty ?? null,
      choices.version,
      at,
      choices.notifications,
      choices.digest,
    ],
  )
}

/** SN-08: undefined until the person ends or skips the tour of a first visit. */
export async function findTourClosed(db: Queryable, affiliateId: number): Promise<Date | undefined> {
  const [row] = await db.query<{ closed: Date | null }>(
    'select tour_closed_at as closed from preference where affiliate_id = $1',
    [affiliateId],
  )
  return row?.closed ?? undefined
}

/** The first time stays. A person who hasn't chosen anything else stays at version 0. */
export async function closeTour(db: Queryable, affiliateId: number, at: Date): Promise<void> {
  await db.query(
    `insert into preference (affiliate_id, tour_closed_at) values ($1, $2)
     on conflict (affiliate_id) do update
       set tour_closed_at = coalesce(preference.tour_closed_at, excluded.tour_closed_at)`,
    [affiliateId, at],
  )
}

/**
 * Every language tag that the organization uses for this type of person, whether or not the portal supports
 * it.
 */
export async function listMarketingTags(db: Queryable, affiliateType: number): Promise<string[]> {
  const rows = await db.query<{ tag: string }>(
    'select tag from marketing_language where affiliate_type = $1 order by tag',
    [affiliateType],
  )
  return rows.map(({ tag }) => tag)
}

function preferenceOf(row: Row): Preference {
  const tag = row.communication_language
  return {
    id: row.id,
    organisation: row.organisation,
    thirdParty: row.third_party,
    notifications: row.notification_mail,
    digest: row.digest_mail,
    communicationLanguage: tag !== null && isLocale(tag) ? tag : undefined,
    version: row.version,
    words: {
      organisation: row.organisation_words ?? undefined,
      thirdParty: row.third_party_words ?? undefined,
    },
  }
}
