import { type Html, html } from '@fathom/identity'
import { readCatalogue } from '@fathom/locales/node'
import { type Teller, tellFields } from './readable-value.ts'

type Notice = { kind: string; values: Readonly<Record<string, unknown>> }

const isNotice = (held: unknown): held is Notice =>
  typeof held === 'object' && held !== null && 'kind' in held && 'values' in held

/** Renders notifications as the person reads them in the portal, not as they are stored. */
export function tellNotices(teller: Teller, held: Readonly<Record<string, unknown>>): Html {
  const { notifications, ...rest } = held
  const told = Array.isArray(notifications) ? notifications.filter(isNotice) : []
  if (told.length === 0) return tellFields(teller, held)
  const lines = told.map(({ kind, values, ...more }) => {
    const [name, message] = ['name', 'message'].map((part) => worded(teller, `${kind}.${part}`, values))
    return html`<li><strong>${name ?? kind}</strong> ${message ?? ''}${tellFields(teller, more)}</li>`
  })
  const isMore = Object.values(rest).some((value) => Array.isArray(value) && value.length > 0)
  return html`<ol>${lines}</ol>${isMore ? tellFields(teller, rest) : ''}`
}

/** Undefined for a message of an older version that today's catalogs no longer contain. */
function worded({ words }: Teller, name: string, values: Notice['values']): string | undefined {
  const key = `notifications.${name}`
  if (!readCatalogue('en-US').has(key)) return undefined
  return words.t(key as 'notifications.welcome.name', values as { name: string })
}
