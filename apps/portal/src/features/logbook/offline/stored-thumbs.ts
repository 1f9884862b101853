import { deviceAnswers, storeAnswer } from '../../../shared/offline/stored-answers.ts'

type Thumbs = readonly { id: string; file: Blob }[]

const NAME = 'dive-thumbs'

/** Decrypting them all takes longer than drawing one. */
let read: { affiliateId: number; thumbs: Promise<ReadonlyMap<string, Blob>> } | undefined

async function load(affiliateId: number): Promise<ReadonlyMap<string, Blob>> {
  const stored = await deviceAnswers.find(`${affiliateId}.${NAME}`)
  return new Map(((stored?.answer ?? []) as Thumbs).map(({ id, file }) => [id, file]))
}

/** The small pictures of dives that this device stores, by the id of the photo. */
export function storedThumbs(affiliateId: number): Promise<ReadonlyMap<string, Blob>> {
  if (read?.affiliateId !== affiliateId) {
    const thumbs = load(affiliateId)
    read = { affiliateId, thumbs }
    thumbs.catch(() => {
      read = undefined
    })
  }
  return read.thumbs
}

export async function storeThumbs(affiliateId: number, thumbs: ReadonlyMap<string, Blob>): Promise<void> {
  const all: Thumbs = [...thumbs].map(([id, file]) => ({ id, file }))
  await storeAnswer({ affiliateId, name: NAME }, all)
  read = { affiliateId, thumbs: Promise.resolve(thumbs) }
}
