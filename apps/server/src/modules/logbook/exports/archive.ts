import type { DiveLogWire } from '@fathom/contract/logbook'
import { writeUddf } from '@fathom/dive-files'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { piecesOf, type ZipEntry, zipStream } from '../../../platform/zip/index.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { findPhoto, photoKeys } from '../photos/photo.store.ts'
import { divesToExport, type Selection } from './dives-to-export.ts'
import { WRITER } from './writer.ts'

type Deps = Pick<LogbookDeps, 'db' | 'files' | 'clock'>

/** A page that opens in any browser, the dives as UDDF, which we can import again, and the photos. */
export const archiveOf = (deps: Deps, selection: Selection, locale: Locale) =>
  zipStream(entriesOf(deps, selection, locale))

async function* entriesOf(deps: Deps, selection: Selection, locale: Locale): AsyncGenerator<ZipEntry> {
  const { db, clock } = deps
  yield { name: 'index.html', body: encoded(pageOf(deps, selection, locale)) }
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

/** Where the archive has a photo; an import looks for it there. */
export const photoName = (id: string) => `photos/${id}.jpg`

async function photoOf({ db, files }: Deps, log: DiveLogWire, id: string) {
  const place = { affiliateId: log.affiliate_id, logId: log.id, id }
  const photo = await findPhoto(db, place)
  if (!photo) return undefined
  return (await files.find(photoKeys({ ...place, fileTag: photo.fileTag }).image))?.body
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield* piecesOf(text)
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const html = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
article{border-top:1px solid #9ab;padding:1rem 0}dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}
dd{margin:0;white-space:pre-wrap}img{max-width:15rem;margin:.5rem .5rem 0 0}`

async function* pageOf({ db }: Deps, selection: Selection, locale: Locale): AsyncGenerator<string> {
  const { t, direction } = translatorFor(locale)
  const title = html(t('shell.page.logbook'))
  yield `<!doctype html><html lang="${locale}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1>\n`
  for await (const { log } of divesToExport(db, selection, { withProfiles: false }))
    yield `${articleOf(log, locale)}\n`
  yield '</html>\n'
}

function articleOf(log: DiveLogWire, locale: Locale): string {
  const { t, formatNumber, formatDate } = translatorFor(locale)
  const { depth_time, experience } = log
  const lines: [string, string][] = [
    [t('logbook-form.field.date'), log.dive_date ? formatDate(log.dive_date) : ''],
    [t('logbook-form.field.location'), log.dive_location],
    [
      t('logbook-form.field.maxDepth'),
      depth_time.max_depth === null ? '' : `${formatNumber(depth_time.max_depth)} m`,
    ],
    [
      t('logbook-form.field.bottomTime'),
      depth_time.bottom_time === null ? '' : `${formatNumber(depth_time.bottom_time)} min`,
    ],
    [t('logbook-form.field.buddies'), experience.buddies.join(', ')],
    [t('logbook-form.field.notes'), experience.notes],
  ]
  const facts = lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `<dt>${html(label)}</dt><dd>${html(value)}</dd>`)
  const photos = experience.photos.map(
    ({ id, caption }) => `<img src="${photoName(id)}" alt="${html(caption)}" loading="lazy">`,
  )
  return `<article><h2 dir="auto">${html(log.dive_title)}</h2><dl>${facts.join('')}</dl>${photos.join('')}</article>`
}
