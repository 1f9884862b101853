import type { DiveLogWire } from '@fathom/contract/logbook'
import { writeUddf } from '@fathom/dive-files'
import type { Locale } from '@fathom/domain/translations'
import { piecesOf, type ZipEntry, zipStream } from '../../../platform/zip/index.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { findPhoto, photoKeys } from '../photos/photo.store.ts'
import { pageOf } from './archive-page.ts'
import { divesToExport, type Selection } from './dives-to-export.ts'
import { photoName } from './photo-name.ts'
import { WRITER } from './writer.ts'

type Deps = Pick<LogbookDeps, 'db' | 'files' | 'clock'>

/** A page that opens in any browser, the dives as UDDF, which we can import again, and the photos. */
export const archiveOf = (deps: Deps, selection: Selection, locale: Locale) =>
  zipStream(entriesOf(deps, selection, locale))

async function* entriesOf(deps: Deps, selection: Selection, locale: Locale): AsyncGenerator<ZipEntry> {
  const { db, clock } = deps
  yield { name: 'index.html', body: encoded(pageOf(db, selection, locale)) }
  const dives = async function* () {
    for await (const { dive } of divesToExport(db, selection)) yield dive
  }
  yield { name: 'dives.uddf', body: encoded(writeUddf(dives, { ...WRITER, now: clock.now() })) }
  for await (const { log } of divesToExport(db, selection, { withProfiles: false }))
    for (const { id } of log.experience.photos) {
      const body = await photoOf(deps, log, id)
      if (body) yield { name: photoName(id), body, isPacked: true }
    }
}

async function photoOf({ db, files }: Deps, log: DiveLogWire, id: string) {
  const place = { affiliateId: log.affiliate_id, logId: log.id, id }
  const photo = await findPhoto(db, place)
  if (!photo) return undefined
  return (await files.find(photoKeys({ ...place, fileTag: photo.fileTag }).image))?.body
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield* piecesOf(text)
}
