import { isLocale, LANGUAGE_NAMES } from '@fathom/domain/translations'
import { type Html, html } from '@fathom/identity'
import type { ArchiveWords, Item, Words } from '../../../platform/own-data.ts'
import { COMMON_TECHNICAL, COMMON_WORDS } from './common-words.ts'

/** The language, the words of the module whose data is rendered, and where the files of items are. */
export type Reading = {
  words: Words
  archive: ArchiveWords
  places: ReadonlyMap<string, string>
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const DAY = /^\d{4}-\d\d-\d\d$/
const IN_UTC = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
} as const

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isItem(value) && Object.values(value).every(isEmpty))

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const isTechnical = ({ technical = [] }: ArchiveWords, field: string) =>
  COMMON_TECHNICAL.includes(field) || technical.includes(field)

const readableFields = ({ archive }: Reading, item: Item) =>
  Object.entries(item).filter(([field, value]) => !isTechnical(archive, field) && !isEmpty(value))

/** The module's main list comes right below its heading, so its own label isn't repeated. */
export function describeArea(reading: Reading, data: Item): Html {
  if (reading.archive.sentences) return describeSentences(reading, data)
  const heading = reading.words.t(reading.archive.title as 'account.export.title')
  const isMain = ([field]: [string, unknown]) => nameOf(reading, field) === heading
  const main = readableFields(reading, data).filter(isMain)
  if (main.length === 0) return describeFields(reading, data)
  const rest = Object.fromEntries(Object.entries(data).filter((entry) => !isMain(entry)))
  return html`${main.map(([field, value]) => describeValue(reading, field, value, data))}${readableFields(reading, rest).length > 0 && describeFields(reading, rest)}`
}

/** Items that read as sentences, such as notifications, come first. */
function describeSentences(reading: Reading, data: Item): Html {
  const { list = '', sentenceOf } = reading.archive.sentences ?? {}
  const { [list]: items, ...rest } = data
  if (!sentenceOf || !Array.isArray(items) || items.length === 0) return describeFields(reading, data)
  const lines = items.filter(isItem).map((item) => {
    const { name, message, rest: more } = sentenceOf(item, reading.words) ?? oldSentence(item)
    return html`<li><strong>${name}</strong> ${message}${describeFields(reading, more)}</li>`
  })
  const isMore = Object.values(rest).some((value) => Array.isArray(value) && value.length > 0)
  return html`<ol>${lines}</ol>${isMore ? describeFields(reading, rest) : ''}`
}

/** For a kind that today's catalogs no longer contain. */
const oldSentence = ({ kind, values: _, ...rest }: Item) => ({ name: String(kind), message: '', rest })

/** Every field that is meaningful to people, with its label in their language. */
function describeFields(reading: Reading, item: Item): Html {
  const rows = readableFields(reading, item).map(
    ([field, value]) =>
      html`<dt>${nameOf(reading, field)}</dt><dd>${describeValue(reading, aboutIn(item, field), value, item)}</dd>`,
  )
  return rows.length > 0 ? html`<dl>${rows}</dl>` : html`<p>${reading.words.t('account.export.nothing')}</p>`
}

/** An item with its own file, such as a photo, shows it. */
function describeItem(reading: Reading, item: Item): Html {
  const place = reading.places.get(String(item.id))
  if (place === undefined) return describeFields(reading, item)
  return html`<a href="${place}"><img src="${place}" alt="${String(item.caption ?? '')}" loading="lazy"></a>${readableFields(reading, item).length > 0 ? describeFields(reading, item) : ''}`
}

/** A field without a label yet is shown by its raw name: awkward is better than missing. */
function nameOf({ words, archive }: Reading, field: string): string {
  const key = archive.fields?.[field] ?? COMMON_WORDS[field]
  return key ? words.t(key as 'account.export.title') : field
}

const lastOf = (path: unknown) => String(path).split('.').at(-1) ?? ''

/** The values before and after a change are shown with the labels of that field. */
const aboutIn = (item: Item, field: string): string =>
  'field' in item && (field === 'before' || field === 'after') ? lastOf(item.field) : field

function describeValue(reading: Reading, field: string, value: unknown, item: Item): Html {
  if (Array.isArray(value))
    return html`<ol>${value.map((each) => html`<li>${describeValue(reading, field, each, item)}</li>`)}</ol>`
  if (isItem(value)) return describeItem(reading, value)
  const iso = value instanceof Date ? value.toISOString() : String(value)
  if (MOMENT.test(iso) || DAY.test(iso)) return describeTime(reading, iso)
  return html`<bdi>${plainText(reading, field, value, item)}</bdi>`
}

function describeTime({ words }: Reading, iso: string): Html {
  const when = DAY.test(iso) ? words.formatDate(iso, 'long') : words.formatDate(new Date(iso), IN_UTC)
  return html`<time datetime="${iso}">${when}</time>`
}

function plainText(reading: Reading, field: string, value: unknown, item: Item): string {
  const { archive, words } = reading
  if (typeof value === 'boolean') return words.t(value ? 'account.export.yes' : 'account.export.no')
  const text = String(value)
  const formatted = archive.formats?.[field]?.(text, words, item)
  if (formatted !== undefined) return formatted
  const key = archive.values?.[field]?.[text]
  if (key) return words.t(key as 'account.export.title')
  if (field === 'what' || field === 'field') return nameOf(reading, lastOf(text))
  return isLocale(text) ? LANGUAGE_NAMES[text] : text
}
