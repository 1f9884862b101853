import type { DiveLogWire } from '@fathom/contract/logbook'
import { DEFAULT_UNIT_SYSTEM, type DiveProfile } from '@fathom/domain/logbook'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import type { Database } from '../../../platform/database/index.ts'
import { listLogCourses } from '../course-dives.ts'
import { findUnitSystem } from '../logbook.store.ts'
import { factsOf, type PageWords } from './dive-facts.ts'
import { divesToExport, type Selection } from './dives-to-export.ts'
import { html, listOf } from './page-text.ts'
import { photoName } from './photo-name.ts'
import { profileFigure } from './profile-figure.ts'

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
article{border-top:1px solid #789;padding:1rem 0}dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.2rem 1rem}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}img{max-width:min(15rem,100%);margin-block-start:.5rem;margin-inline-end:.5rem}
figure{margin:1rem 0}svg{display:block;width:100%;max-width:40rem;border:1px solid #789}
.grid{stroke:#789;stroke-opacity:.35}svg text{font-size:12px;fill:currentColor}
.area{fill:#2a86c8;fill-opacity:.25}.curve{fill:none;stroke:#2a86c8;stroke-width:2;stroke-linejoin:round}
@media print{:root{color-scheme:light}figure,img{break-inside:avoid}h2,h3{break-after:avoid}}`

/** LO-10: all dives on one page, first an index by year. It needs no script and loads nothing but the photos beside it. */
export async function* pageOf(
  db: Pick<Database, 'query'>,
  selection: Selection,
  locale: Locale,
): AsyncGenerator<string> {
  const words = await pageWords(db, selection, locale)
  const title = html(words.t('shell.page.logbook'))
  yield `<!doctype html><html lang="${locale}" dir="${words.direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1>\n`
  yield* indexOf(db, selection, words)
  for await (const { log, profiles } of divesToExport(db, selection))
    yield `${articleOf(log, profiles, words)}\n`
  yield '</html>\n'
}

async function pageWords(
  db: Pick<Database, 'query'>,
  { affiliateId }: Selection,
  locale: Locale,
): Promise<PageWords> {
  const courses = await listLogCourses(db, locale)
  return {
    ...translatorFor(locale),
    unit: (await findUnitSystem(db, affiliateId)) ?? DEFAULT_UNIT_SYSTEM,
    courses: new Map(courses.map(({ course, title }) => [course, title])),
  }
}

/** Links to the dives; written as it is read, like the dives themselves. */
async function* indexOf(
  db: Pick<Database, 'query'>,
  selection: Selection,
  words: PageWords,
): AsyncGenerator<string> {
  const heading = html(words.t('logbook-list.dives'))
  let year: string | undefined
  yield `<nav aria-label="${heading}">`
  for await (const { log } of divesToExport(db, selection, { withProfiles: false })) {
    const of = yearOf(log, words)
    if (of !== year) yield `${year === undefined ? '' : '</ul>'}<h2>${html(of)}</h2><ul>`
    year = of
    const [name, day] = [nameOf(log, words), dayOf(log, words)]
    const when = day && day !== name ? `${html(day)} ` : ''
    yield `<li>${when}<a href="#dive-${log.id}"><bdi>${html(name)}</bdi></a></li>`
  }
  yield `${year === undefined ? '' : '</ul>'}</nav>\n`
}

const yearOf = ({ dive_date: day }: DiveLogWire, { t, formatDate }: PageWords): string =>
  day ? formatDate(day, { year: 'numeric' }) : t('logbook-list.month.none')

const dayOf = ({ dive_date: day }: DiveLogWire, { formatDay }: PageWords): string =>
  day ? formatDay(day) : ''

/** Dives of a computer often have no title. */
const nameOf = (log: DiveLogWire, words: PageWords): string =>
  log.dive_title.trim() || log.dive_location.trim() || dayOf(log, words) || words.t('logbook-dive.untitled')

function articleOf(log: DiveLogWire, profiles: readonly DiveProfile[], words: PageWords): string {
  const name = nameOf(log, words)
  const photos = log.experience.photos.map(({ id, caption }, at) => {
    const alt = caption || words.t('logbook-dive.photos.alt', { number: at + 1, title: name })
    return `<img src="${photoName(id)}" alt="${html(alt)}" loading="lazy">`
  })
  const figures = profiles.map((profile) => profileFigure(profile, words))
  return `<article id="dive-${log.id}"><h2><bdi>${html(name)}</bdi></h2>${listOf(factsOf(log, words))}${figures.join('')}${photos.join('')}</article>`
}
