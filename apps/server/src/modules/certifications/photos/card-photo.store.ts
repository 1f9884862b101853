import type { CardPhotoWire } from '@fathom/contract/certifications'
import type { PhotoReason, PhotoState } from '@fathom/domain/certifications'
import type { Queryable } from '../../../platform/database/index.ts'
import { fileOwner, taggedName } from '../../../platform/uploads/index.ts'

export type CardPhotoRow = {
  id: string
  affiliateId: number
  state: PhotoState
  reason: PhotoReason | null
  note: string
  width: number
  height: number
  sha256: string
  sentAt: Date
  decidedAt: Date | null
  /** TS-14: the face for the code of the cards; null until one is made. */
  face: Buffer | null
  fileTag: string
}

export type PhotoPlace = Pick<CardPhotoRow, 'affiliateId' | 'id' | 'fileTag'>

const FIELDS = `id, affiliate_id::float8 as "affiliateId", state, reason, note, width, height, sha256,
  sent_at as "sentAt", decided_at as "decidedAt", face, file_tag as "fileTag"`

export const photoKeys = (file: PhotoPlace) => ({
  image: `certifications/${fileOwner(file)}/photos/${taggedName(file)}.jpg`,
  thumbnail: `certifications/${fileOwner(file)}/photos/${taggedName(file)}-thumb.jpg`,
})

const traceOf = (sha256: string) => sha256.slice(0, 12)

/** The URL of the approved photo; it contains the hash, so another photo has another URL. */
export const photoUrl = ({ affiliateId, sha256 }: Pick<CardPhotoRow, 'affiliateId' | 'sha256'>): string =>
  `/api/pro/certifications/photos/${affiliateId}?v=${traceOf(sha256)}`

export const photoWireOf = ({
  sentAt,
  decidedAt,
  face: _,
  fileTag: __,
  ...row
}: CardPhotoRow): CardPhotoWire => ({
  ...row,
  sentAt: sentAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
})

export async function findPhoto(
  db: Queryable,
  id: string,
  { lock = false } = {},
): Promise<CardPhotoRow | undefined> {
  const [row] = await db.query<CardPhotoRow>(
    `select ${FIELDS} from card_photo where id = $1 ${lock ? 'for update' : ''}`,
    [id],
  )
  return row
}

export async function findApproved(db: Queryable, affiliateId: number): Promise<CardPhotoRow | undefined> {
  const [row] = await db.query<CardPhotoRow>(
    `select ${FIELDS} from card_photo where affiliate_id = $1 and state = 'approved'`,
    [affiliateId],
  )
  return row
}

/** The approved photo with this hash. Only the code of a card and its holder know the hash. */
export async function findApprovedByHash(db: Queryable, sha256: string): Promise<CardPhotoRow | undefined> {
  const [row] = await db.query<CardPhotoRow>(
    `select ${FIELDS} from card_photo where sha256 = $1 and state = 'approved' limit 1`,
    [sha256],
  )
  return row
}

/** Those of these people with an approved photo, each with its hash: another photo has another hash. */
export async function listFaces(
  db: Queryable,
  affiliateIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db.query<Pick<CardPhotoRow, 'affiliateId' | 'sha256'>>(
    `select affiliate_id::float8 as "affiliateId", sha256 from card_photo
     where affiliate_id = any($1::bigint[]) and state = 'approved'`,
    [affiliateIds],
  )
  return new Map(rows.map(({ affiliateId, sha256 }) => [affiliateId, traceOf(sha256)]))
}

/** Which of these people have a photo in this state. */
export async function listWithPhoto(
  db: Queryable,
  affiliateIds: readonly number[],
  state: PhotoState,
): Promise<Set<number>> {
  const rows = await db.query<{ affiliateId: number }>(
    `select affiliate_id::float8 as "affiliateId" from card_photo
     where affiliate_id = any($1::bigint[]) and state = $2`,
    [affiliateIds, state],
  )
  return new Set(rows.map(({ affiliateId }) => affiliateId))
}

/** Newest first. */
export const listPhotos = (db: Queryable, affiliateId: number): Promise<CardPhotoRow[]> =>
  db.query<CardPhotoRow>(
    `select ${FIELDS} from card_photo where affiliate_id = $1 order by sent_at desc, id desc`,
    [affiliateId],
  )

/** Oldest first. */
export const listWaiting = (db: Queryable): Promise<CardPhotoRow[]> =>
  db.query<CardPhotoRow>(
    `select ${FIELDS} from card_photo where state = 'waiting' order by sent_at, id limit 100`,
  )

export async function insertPhoto(
  tx: Queryable,
  { affiliateId, id, fileTag }: PhotoPlace,
  picture: Pick<CardPhotoRow, 'width' | 'height' | 'sha256'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into card_photo (id, affiliate_id, state, width, height, sha256, sent_at, file_tag)
     values ($1, $2, 'waiting', $3, $4, $5, $6, $7)
     on conflict (id) do nothing`,
    [id, affiliateId, picture.width, picture.height, picture.sha256, now, fileTag],
  )
}

export async function setDecision(
  tx: Queryable,
  id: string,
  decision: {
    state: PhotoState
    reason: PhotoReason | null
    note: string
    by: number
    now: Date
    face: Uint8Array | null
  },
): Promise<void> {
  await tx.query(
    `update card_photo set state = $2, reason = $3, note = $4, decided_by = $5, decided_at = $6, face = $7
     where id = $1`,
    [id, decision.state, decision.reason, decision.note, decision.by, decision.now, decision.face],
  )
}

export async function saveFace(tx: Queryable, id: string, face: Uint8Array): Promise<void> {
  await tx.query('update card_photo set face = $2 where id = $1 and face is null', [id, face])
}

/** Deletes a person's photos in these states; returns the paths of their files. */
export const deletePhotos = (
  tx: Queryable,
  affiliateId: number,
  states: readonly PhotoState[],
): Promise<PhotoPlace[]> =>
  tx.query<PhotoPlace>(
    `delete from card_photo where affiliate_id = $1 and state = any($2::text[])
     returning affiliate_id::float8 as "affiliateId", id, file_tag as "fileTag"`,
    [affiliateId, states],
  )

/** Locks the photos of this person until the transaction ends. */
export async function lockPhotos(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('card photo ' || $1::text, 0))`, [
    affiliateId,
  ])
}
