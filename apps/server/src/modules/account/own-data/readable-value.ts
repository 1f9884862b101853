import { readablePhone } from '@fathom/domain/account'
import { isLocale, LANGUAGE_NAMES } from '@fathom/domain/translations'
import { type Html, html } from '@fathom/identity'
import type { translatorFor } from '@fathom/locales/node'
import { FIELD_WORDS, isForPrograms } from './field-words.ts'
import { findValueWord } from './value-words.ts'

type Held = Readonly<Record<string, unknown>>

/** The language, the module whose data is rendered, and where the files of items are. */
export type Teller = {
  words: ReturnType<typeof translatorFor>
  area: string
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

/** Numbers that only make sense with their unit, by field name. */
const AMOUNTS: Readonly<Record<string, (words: Teller['words'], value: number) => string>> = {
  sizeBytes: ({ formatUnit }, bytes) => formatUnit(bytes / 1000, 'kilobyte'),
  seconds: ({ formatUnit }, seconds) => formatUnit(seconds / 60, 'minute'),
  score: ({ formatPercent }, share) => formatPercent(share),
  progress: ({ formatPercent }, share) => formatPercent(share),
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isHeld(value) && Object.values(value).every(isEmpty))

const isHeld = (value: unknown): value is Held =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const toldIn = ({ area }: Teller, held: Held) =>
  Object.entries(held).filter(([field, value]) => !isForPrograms(area, field) && !isEmpty(value))

/** The module's main list comes right below its heading, so its own label isn't repeated. */
export function describeArea(teller: Teller, heading: string, held: Held): Html {
  const isSaid = ([field]: [string, unknown]) => nameOf(teller, field) === heading
  const said = toldIn(teller, held).filter(isSaid)
  if (said.length === 0) return tellFields(teller, held)
  const rest = Object.fromEntries(Object.entries(held).filter((entry) => !isSaid(entry)))
  return html`${said.map(([field, value]) => tellValue(teller, field, value, held))}${toldIn(teller, rest).length > 0 && tellFields(teller, rest)}`
}

/** Every field that is meaningful to people, with its label in their language. */
export function tellFields(teller: Teller, held: Held): Html {
  const rows = toldIn(teller, held).map(
    ([field, value]) =>
      html`<dt>${nameOf(teller, field)}</dt><dd>${tellValue(teller, aboutIn(held, field), value, held)}</dd>`,
  )
  return rows.length > 0 ? html`<dl>${rows}</dl>` : html`<p>${teller.words.t('account.export.nothing')}</p>`
}

/** An item with its own file, such as a photo, shows it. */
function tellThing(teller: Teller, held: Held): Html {
  const place = teller.places.get(String(held.id))
  if (place === undefined) return tellFields(teller, held)
  return html`<a href="${place}"><img src="${place}" alt="${String(held.caption ?? '')}" loading="lazy"></a>${toldIn(teller, held).length > 0 ? tellFields(teller, held) : ''}`
}

/** A field without a label yet is shown by its raw name: awkward is better than missing. */
function nameOf({ words, area }: Teller, field: string): string {
  const key = FIELD_WORDS[`${area}.${field}`] ?? FIELD_WORDS[field]
  return key ? words.t(key as 'account.export.title') : field
}

const lastOf = (path: unknown) => String(path).split('.').at(-1) ?? ''

/** The values before and after a change are shown with the labels of that field. */
const aboutIn = (held: Held, field: string): string =>
  'field' in held && (field === 'before' || field === 'after') ? lastOf(held.field) : field

function tellValue(teller: Teller, field: string, value: unknown, held: Held): Html {
  if (Array.isArray(value))
    return html`<ol>${value.map((item) => html`<li>${tellValue(teller, field, item, held)}</li>`)}</ol>`
  if (isHeld(value)) return tellThing(teller, value)
  const iso = value instanceof Date ? value.toISOString() : String(value)
  if (MOMENT.test(iso) || DAY.test(iso)) return tellWhen(teller, iso)
  return html`<bdi>${tellPlain(teller, field, value, held)}</bdi>`
}

function tellWhen({ words }: Teller, iso: string): Html {
  const when = DAY.test(iso) ? words.formatDate(iso, 'long') : words.formatDate(new Date(iso), IN_UTC)
  return html`<time datetime="${iso}">${when}</time>`
}

function tellPlain(teller: Teller, field: string, value: unknown, held: Held): string {
  const { t } = teller.words
  if (typeof value === 'boolean') return t(value ? 'account.export.yes' : 'account.export.no')
  const amount = AMOUNTS[field]
  if (amount && Number.isFinite(Number(value))) return amount(teller.words, Number(value))
  const text = String(value)
  if (field === 'phone' || field === 'phoneNumber') return readablePhone(text)
  const word = findValueWord(teller.area, field, text)
  // Some action texts start with the name of the person.
  if (word) return t(word as 'logbook-dive.deed.edit', { name: String(held.changedBy ?? '') })
  if (field === 'what' || field === 'field') return nameOf(teller, lastOf(text))
  return isLocale(text) ? LANGUAGE_NAMES[text] : text
}
