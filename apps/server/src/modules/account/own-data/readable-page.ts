import { directionOf } from '@fathom/domain/translations'
import { type Html, html } from '@fathom/identity'
import { translatorFor } from '@fathom/locales/node'
import type { KeptAccount } from '../account.store.ts'

/** What each room holds about a person, by the room's name. */
export type OwnData = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const ROOM_WORDS = {
  account: 'account.export.room.account',
  session: 'account.export.room.session',
  profile: 'account.export.room.profile',
  preferences: 'account.export.room.preferences',
  notifications: 'account.export.room.notifications',
  training: 'account.export.room.training',
  forms: 'account.export.room.forms',
  logbook: 'account.export.room.logbook',
  dsd: 'account.export.room.dsd',
  club: 'account.export.room.club',
  references: 'account.export.room.references',
} as const

/** Everything on one page that opens without us, in the person's language. */
export function readablePage(account: KeptAccount, data: OwnData, now: Date): string {
  const { t, formatDate } = translatorFor(account.language)
  const name = `${account.givenName} ${account.familyName}`.trim()
  const sections = Object.entries(data).map(
    ([room, held]) => html`<section><h2>${roomName(t, room)}</h2>${shown(held)}</section>`,
  )
  return html`<!doctype html>
<html lang="${account.language}" dir="${directionOf(account.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('account.export.title')}</title>
<style>body{font:16px/1.5 sans-serif;color:#06232f;max-width:60rem;margin:2rem auto;padding:0 1rem}h2{margin-top:2.5rem;border-bottom:1px solid #c9d8de}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem;margin:0}dt{color:#48626c}dd{margin:0;overflow-wrap:anywhere}ol{margin:0;padding-inline-start:1.5rem}li{margin-bottom:.75rem}</style></head>
<body><h1>${t('account.export.title')}</h1>
<p><bdi>${name}</bdi> · <bdi>${account.email}</bdi> · ${formatDate(now, 'long')}</p>
<p>${t('account.export.text')}</p>
${sections}</body></html>`.markup
}

function roomName(t: ReturnType<typeof translatorFor>['t'], room: string): string {
  return room in ROOM_WORDS ? t(ROOM_WORDS[room as keyof typeof ROOM_WORDS]) : wordsOf(room)
}

function shown(value: unknown): Html {
  if (Array.isArray(value))
    return value.length > 0 ? html`<ol>${value.map((item) => html`<li>${shown(item)}</li>`)}</ol>` : html`–`
  if (value instanceof Date)
    return html`<time datetime="${value.toISOString()}">${value.toISOString()}</time>`
  if (typeof value === 'object' && value !== null) return list(value as Record<string, unknown>)
  const text = value === null || value === undefined || value === '' ? '–' : String(value)
  return html`<bdi>${text}</bdi>`
}

function list(held: Readonly<Record<string, unknown>>): Html {
  const rows = Object.entries(held).map(
    ([key, value]) => html`<dt>${wordsOf(key)}</dt><dd>${shown(value)}</dd>`,
  )
  return html`<dl>${rows}</dl>`
}

/** `createdAt` reads as `created at`: the names of the data/*.json files, so that both can be compared. */
const wordsOf = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
