import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Files } from '../../../platform/files/index.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { findLog, replaceDocument } from '../logs/dive-log.store.ts'
import { insertPhoto, listPhotos, photoKeys, type StoredPhoto, setCaption } from '../photos/photo.store.ts'
import { demoId } from './demo-dive.ts'

const SIZE = { width: 1200, height: 800 }

/** Drawn here, so the demo uses no third-party images: water, light from above, and one thing to look at. */
const SCENES = [
  {
    caption: 'Batfish at the safety stop',
    water: ['#8fd3e0', '#0b5f7d'],
    drawing:
      '<ellipse cx="620" cy="430" rx="120" ry="150" fill="#dfe8e4"/><path d="M740 430l120-90v180z" fill="#c8d6d1"/><circle cx="560" cy="390" r="14" fill="#12303a"/>',
  },
  {
    caption: 'The bow from the lee side',
    water: ['#4ea7bd', '#06324a'],
    drawing:
      '<path d="M120 720L760 300l320 420z" fill="#17404f"/><path d="M760 300l40-120 30 150z" fill="#1f5263"/><circle cx="300" cy="250" r="26" fill="#f08a3c"/>',
  },
  {
    caption: '',
    water: ['#6fc2cf', '#0a4a63'],
    drawing:
      '<path d="M0 800c200-160 420-40 600-150s380-60 600 40v110z" fill="#c96f4a"/><path d="M300 690c20-90 60-90 80 0M380 700c20-120 70-120 90 0" stroke="#e8a07e" stroke-width="26" fill="none"/>',
  },
] as const

const svgOf = ({ water: [light, deep], drawing }: (typeof SCENES)[number]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><defs><linearGradient id="w" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs><rect width="1200" height="800" fill="url(#w)"/><path d="M300 0L180 800h160L420 0zM700 0l60 800h180L820 0z" fill="#fff" opacity=".08"/>${drawing}</svg>`

const drawn = (scene: (typeof SCENES)[number]) =>
  sharp(Buffer.from(svgOf(scene)))
    .jpeg({ quality: 84 })
    .toBuffer()

const placesOf = (affiliateId: number, logId: string): StoredPhoto[] =>
  SCENES.map((_, at) => ({
    affiliateId,
    logId,
    id: `01920000-0000-7000-9000-00000000000${at + 1}`,
    fileTag: '',
  }))

async function putFiles(files: Files, photo: StoredPhoto, image: Buffer): Promise<void> {
  const keys = photoKeys(photo)
  await files.put(
    keys.thumbnail,
    await sharp(image).resize(480).jpeg({ quality: 80 }).toBuffer(),
    'image/jpeg',
  )
  await files.put(keys.image, image, 'image/jpeg')
}

/** Three photos of Mara's newest dive. */
export async function fillDemoPhotos(
  { files, clock }: Pick<LogbookDeps, 'files' | 'clock'>,
  tx: Queryable,
  { affiliateId, newest }: { affiliateId: number; newest: number },
): Promise<void> {
  const logId = demoId(affiliateId, newest)
  for (const [at, photo] of placesOf(affiliateId, logId).entries()) {
    const scene = SCENES[at] ?? SCENES[0]
    const image = await drawn(scene)
    const sha256 = createHash('sha256').update(image).digest('hex')
    await insertPhoto(tx, photo, { ...SIZE, sha256 }, clock.now())
    await setCaption(tx, photo, scene.caption)
    await putFiles(files, photo, image)
  }
  const doc = await findLog(tx, affiliateId, logId)
  const photos = await listPhotos(tx, affiliateId, logId)
  if (doc) await replaceDocument(tx, { ...doc, experience: { ...doc.experience, photos } })
}

/** Draws the photos again if the demo's files and database got out of sync. */
export async function renewDemoPhotos(
  { files }: Pick<LogbookDeps, 'files'>,
  { affiliateId, newest }: { affiliateId: number; newest: number },
): Promise<void> {
  for (const [at, photo] of placesOf(affiliateId, demoId(affiliateId, newest)).entries()) {
    const found = await files.find(photoKeys(photo).image)
    found?.body.destroy()
    if (!found) await putFiles(files, photo, await drawn(SCENES[at] ?? SCENES[0]))
  }
}
