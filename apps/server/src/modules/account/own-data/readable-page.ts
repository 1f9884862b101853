import { directionOf } from '@fathom/domain/translations'
import { html } from '@fathom/identity'
import { translatorFor } from '@fathom/locales/node'
import type { StoredAccount } from '../account.store.ts'
import { tellNotices } from './readable-notices.ts'
import { describeArea, type Teller } from './readable-value.ts'

/** What each module stores about a person, by module name. */
export type OwnData = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const AREA_NAMES = {
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
  certifications: 'certifications-cards.export.certifications',
  codes: 'codes.export.codes',
  promos: 'shell.page.promos',
  references: 'account.export.room.references',
  trust: 'trust.export.room',
  applications: 'shell.page.application',
} as const

/** `places`: the path of an item's file beside the page, by the item's id. */
type Own = { data: OwnData; places: ReadonlyMap<string, string> }

/** Everything on one page that opens without our server, in the person's language. */
export function readablePage(account: StoredAccount, { data, places }: Own, now: Date): string {
  const words = translatorFor(account.language)
  const { t, formatDate } = words
  const name = `${account.givenName} ${account.familyName}`.trim()
  const sections = Object.entries(data).map(([area, held]) =>
    section({ words, area, places }, areaName(t, area), held),
  )
  return html`<!doctype html>
<html lang="${account.language}" dir="${directionOf(account.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('account.export.title')}</title>
<style>body{font:16px/1.5 sans-serif;color:#06232f;max-width:60rem;margin:2rem auto;padding:0 1rem}h2{margin-top:2.5rem;border-bottom:1px solid #c9d8de}dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.25rem 1rem;margin:0}@media(max-width:30rem){dl{grid-template-columns:1fr}dt{margin-top:.5rem}}@media(prefers-color-scheme:dark){body{background:#06171f;color:#e6f1f4}dt{color:#9db4bd!important}h2{border-color:#23404b!important}}dt{color:#48626c}dd{margin:0;overflow-wrap:anywhere}ol{margin:0;padding-inline-start:1.5rem}li{margin-bottom:.75rem}img{max-width:100%;max-height:20rem;border-radius:.5rem}</style></head>
<body><h1>${t('account.export.title')}</h1>
<p><bdi>${name}</bdi> · <bdi>${account.email}</bdi> · ${formatDate(now, 'long')}</p>
<p>${t('account.export.text')} ${t('account.export.left')}${places.size > 0 ? ` ${t('account.export.files')}` : ''}</p>
${sections}</body></html>`.markup
}

function areaName(t: ReturnType<typeof translatorFor>['t'], area: string): string {
  return area in AREA_NAMES ? t(AREA_NAMES[area as keyof typeof AREA_NAMES]) : area
}

function section(teller: Teller, heading: string, held: Readonly<Record<string, unknown>>) {
  const told =
    teller.area === 'notifications' ? tellNotices(teller, held) : describeArea(teller, heading, held)
  return html`<section><h2>${heading}</h2>${told}</section>`
}
