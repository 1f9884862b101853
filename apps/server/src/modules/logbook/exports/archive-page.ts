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

/** The look of the portal, in one part of the page: dives that aren't on the screen cost nothing to show. */
const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#06232f,#e8f4f5);--soft:light-dark(#4f6a75,#8eaab3);--line:light-dark(#dbe6e7,#1c3b48);--card:light-dark(#fff,#0b212c);--water:light-dark(#00637f,#5fd3dc)}
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:56rem;padding:0 1rem;background:light-dark(#f1f6f6,#05151d);color:var(--ink)}
h1{font-size:2rem;line-height:1.2}h2{font-size:1.25rem;line-height:1.3;margin:0 0 .75rem}a{color:var(--water)}
article,nav{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.25rem;margin-block-end:1rem}
article{content-visibility:auto;contain-intrinsic-size:auto 36rem}
summary{cursor:pointer;padding-block:.25rem}summary h2{display:inline;margin:0}nav ul{columns:18rem;margin-block:.25rem 1rem}nav li{break-inside:avoid}
dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.35rem 1.25rem;margin:0}
dt{color:var(--soft)}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
img{max-width:min(15rem,100%);border-radius:.5rem;margin-block-start:.5rem;margin-inline-end:.5rem}
figure{margin:1rem 0;overflow-x:auto}svg{display:block;width:100%;min-width:32rem;margin-block-end:.5rem}
.grid{stroke:var(--soft);stroke-opacity:.35}svg text{font-size:13px;fill:var(--soft)}
.area{fill:var(--water);fill-opacity:.22}.curve{fill:none;stroke:var(--water);stroke-width:2;stroke-linejoin:round}
@media print{:root{color-scheme:light}body{background:none}article,nav{border:0;padding:0;content-visibility:visible}svg{min-width:0}figure,img{break-inside:avoid}h2,h3{break-after:avoid}}`

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

const END_OF_YEAR = '</ul></details>'

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
    if (of !== year)
      yield `${year === undefined ? '' : END_OF_YEAR}<details><summary><h2>${html(of)}</h2></summary><ul>`
    year = of
    const [name, day] = [nameOf(log, words), dayOf(log, words)]
    const when = day && day !== name ? `${html(day)} ` : ''
    yield `<li>${when}<a href="#dive-${log.id}"><bdi>${html(name)}</bdi></a></li>`
  }
  yield `${year === undefined ? '' : END_OF_YEAR}</nav>\n`
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
