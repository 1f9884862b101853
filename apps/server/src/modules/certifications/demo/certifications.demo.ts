import { drawnPortrait } from '@fathom/cards'
import sharp from 'sharp'
import type { Queryable } from '../../../platform/database/index.ts'
import type { DemoPerson } from '../../../platform/demo.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { addCardHolder } from '../holders/card-holder.store.ts'
import {
  findPhoto,
  insertPhoto,
  type PhotoPlace,
  photoKeys,
  setDecision,
} from '../photos/card-photo.store.ts'
import { inspectCardPhoto } from '../photos/inspect-card-photo.ts'
import { makeFace } from '../photos/make-face.ts'
import { insertCertification } from '../records/certification.store.ts'
import { saveLevelOfCourse } from '../records/course-level.store.ts'
import { DEMO_COURSE_LEVELS, DEMO_HOLDERS, demoLicense } from './demo-cards.ts'

const DAY_MS = 86_400_000
const STAFF = 900_001
const KAI = { instructorNumber: 500001, instructorName: 'Kai Nakamura' }
const NOBODY = { instructorNumber: null, instructorName: '' }

type Deps = Pick<CertificationsDeps, 'clock' | 'files'>

/**
 * Runs at each start, so that a demo world from before cards existed gets them too, and so that drawn files
 * exist even if file storage was reset separately from the database.
 */
export async function renewDemoCards(deps: Deps, tx: Queryable, person: DemoPerson): Promise<void> {
  if (person.name === 'diver') await fillCourseLevels(tx)
  await fillCards(deps, tx, person)
  const { affiliateId, givenName, familyName, birthdate } = person
  await addCardHolder(tx, affiliateId, { name: `${givenName} ${familyName}`.trim(), birthdate })
  await fillPhoto(deps, tx, person)
}

async function fillCourseLevels(tx: Queryable): Promise<void> {
  for (const [number, levelID] of DEMO_COURSE_LEVELS)
    await saveLevelOfCourse(tx, `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`, levelID)
}

async function fillCards({ clock }: Deps, tx: Queryable, { name, affiliateId }: DemoPerson): Promise<void> {
  const dayBefore = (days: number) =>
    new Date(clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10)
  for (const card of DEMO_HOLDERS[name]?.cards ?? []) {
    const licenseID = demoLicense(card)
    const certDate = card.certifiedOn ?? dayBefore(card.fresh ?? 0)
    await insertCertification(tx, {
      licenseID,
      affiliateId,
      levelID: card.levelID,
      certDate,
      ...(name === 'instructor' ? NOBODY : KAI),
      storeNumber: 7001,
      storeName: 'Harbour Divers',
      hasECard: !card.plain,
      source: `demo:${licenseID}`,
      issuedAt: new Date(certDate),
    })
  }
}

const idOf = (affiliateId: number) => `01920000-0000-7000-b000-${String(affiliateId).padStart(12, '0')}`

/** Drawn by code, so that no real face is shown. */
async function fillPhoto({ clock, files }: Deps, tx: Queryable, { name, affiliateId }: DemoPerson) {
  const holder = DEMO_HOLDERS[name]
  if (!holder?.portrait) return
  const place: PhotoPlace = { affiliateId, id: idOf(affiliateId), fileTag: '' }
  const known = await findPhoto(tx, place.id)
  const file = await files.find(photoKeys(place).image)
  file?.body.destroy()
  if (known && file) return
  const drawing = drawnPortrait(holder.portrait, 800)
  const picture = await inspectCardPhoto(await sharp(Buffer.from(drawing)).png().toBuffer())
  await files.put(photoKeys(place).image, picture.image, 'image/jpeg')
  await files.put(photoKeys(place).thumbnail, picture.thumbnail, 'image/jpeg')
  if (known || (await hasOwnPhoto(tx, affiliateId))) return
  await insertPhoto(tx, place, picture, clock.now())
  if (holder.state !== 'waiting')
    await setDecision(tx, place.id, {
      state: 'approved',
      reason: null,
      note: '',
      by: STAFF,
      now: clock.now(),
      face: (await makeFace(picture.image)) ?? null,
    })
}

/** A photo that a demo visitor uploaded is kept. */
const hasOwnPhoto = async (tx: Queryable, affiliateId: number): Promise<boolean> =>
  (await tx.query('select from card_photo where affiliate_id = $1 limit 1', [affiliateId])).length > 0
