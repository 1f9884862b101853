import { directionOf } from '@fathom/domain/translations'
import { html } from '@fathom/identity'
import { translatorFor } from '@fathom/locales/node'
import type { ArchiveWords, Item } from '../../../platform/own-data.ts'
import type { StoredAccount } from '../account.store.ts'
import { describeArea } from './readable-value.ts'

/** What a module stores about a person, and how it words it. */
export type ArchivePart = { area: string; data: Item; archive: ArchiveWords }

/** `places`: the path of an item's file beside the page, by the item's id. */
type Own = { parts: readonly ArchivePart[]; places: ReadonlyMap<string, string> }

/** Everything on one page that opens without our server, in the person's language. */
export function readablePage(account: StoredAccount, { parts, places }: Own, now: Date): string {
  const words = translatorFor(account.language)
  const { t, formatDate } = words
  const name = `${account.givenName} ${account.familyName}`.trim()
  const sections = parts.map(({ archive, data }) => {
    const heading = t(archive.title as 'account.export.title')
    return html`<section><h2>${heading}</h2>${describeArea({ words, archive, places }, data)}</section>`
  })
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
