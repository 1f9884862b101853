import { readCatalogue } from '@fathom/locales/node'
import type { ArchiveWords, Item, Sentence, Words } from '../../platform/own-data.ts'

export const notificationsArchiveWords: ArchiveWords = {
  title: 'account.export.area.notifications',
  fields: {
    mails: 'account.export.field.mails',
    notifications: 'account.export.area.notifications',
    pushDevices: 'account.export.field.pushDevices',
    settledAt: 'account.export.field.updatedAt',
    usedAt: 'account.export.field.lastUsedAt',
  },
  sentences: { list: 'notifications', sentenceOf },
  technical: ['events', 'purpose', 'ref', 'state', 'subject', 'url'],
}

/** As the person reads it in the portal. Undefined for a kind that today's catalogs no longer contain. */
function sentenceOf({ kind, values, ...rest }: Item, { t }: Words): Sentence | undefined {
  const [name, message] = ['name', 'message'].map((part) => `notifications.${kind}.${part}`)
  const known = readCatalogue('en-US')
  if (!name || !known.has(name)) return undefined
  const worded = (key: string) => t(key as 'notifications.welcome.name', values as { name: string })
  return { name: worded(name), message: message && known.has(message) ? worded(message) : '', rest }
}
