import { isLocale, LANGUAGE_NAMES } from '@fathom/domain/translations'
import { type Html, html } from '@fathom/identity'
import type { translatorFor } from '@fathom/locales/node'
import { FIELD_WORDS, isForPrograms } from './field-words.ts'
import { findValueWord } from './value-words.ts'

type Held = Readonly<Record<string, unknown>>

/** In whose words, and which room's data is told. */
export type Teller = { words: ReturnType<typeof translatorFor>; room: string }

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
  (isHeld(value) && Object.values(value).every(isEmpty))

const isHeld = (value: unknown): value is Held =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Every field that says something to people, with its name in their language. */
export function tellFields(teller: Teller, held: Held): Html {
  const rows = Object.entries(held)
    .filter(([field, value]) => !isForPrograms(teller.room, field) && !isEmpty(value))
    .map(
      ([field, value]) => html`<dt>${nameOf(teller, field)}</dt><dd>${tellValue(teller, field, value)}</dd>`,
    )
  return rows.length > 0 ? html`<dl>${rows}</dl>` : html`<p>${teller.words.t('account.export.nothing')}</p>`
}

/** A field that has no words yet is told by its own name: better unwieldy than withheld. */
function nameOf({ words, room }: Teller, field: string): string {
  const key = FIELD_WORDS[`${room}.${field}`] ?? FIELD_WORDS[field]
  return key ? words.t(key as 'account.export.title') : field
}

function tellValue(teller: Teller, field: string, value: unknown): Html {
  if (Array.isArray(value))
    return html`<ol>${value.map((item) => html`<li>${tellValue(teller, field, item)}</li>`)}</ol>`
  if (isHeld(value)) return tellFields(teller, value)
  const iso = value instanceof Date ? value.toISOString() : String(value)
  if (MOMENT.test(iso) || DAY.test(iso)) return tellWhen(teller, iso)
  return html`<bdi>${tellPlain(teller, field, value)}</bdi>`
}

function tellWhen({ words }: Teller, iso: string): Html {
  const when = DAY.test(iso) ? words.formatDate(iso, 'long') : words.formatDate(new Date(iso), IN_UTC)
  return html`<time datetime="${iso}">${when}</time>`
}

function tellPlain(teller: Teller, field: string, value: unknown): string {
  const { t, formatUnit } = teller.words
  if (typeof value === 'boolean') return t(value ? 'account.export.yes' : 'account.export.no')
  if (field === 'sizeBytes') return formatUnit(Number(value) / 1000, 'kilobyte')
  const text = String(value)
  const word = findValueWord(field, text)
  if (word) return t(word as 'account.export.title')
  if (field === 'what') return nameOf(teller, text)
  return isLocale(text) ? LANGUAGE_NAMES[text] : text
}
