import { findRecipient } from '../modules/account/index.ts'
import type { DeliveryPorts } from '../modules/notifications/index.ts'
import { listDigestReaders, type MailChoices } from '../modules/preferences/index.ts'
import type { SessionModule } from '../modules/session/index.ts'
import type { Platform } from '../platform/platform.ts'

type Modules = { session: SessionModule; preferences: MailChoices }

/** What notifications need from the modules above to deliver messages. */
export function deliveryPorts({ db, live }: Pick<Platform, 'db' | 'live'>, modules: Modules): DeliveryPorts {
  const { session, preferences } = modules
  return {
    findRecipient: async (affiliateId) => {
      const person = await findRecipient(db, affiliateId)
      if (!person) return undefined
      const language = (await preferences.findMailLanguage(db, affiliateId)) ?? person.language
      return { ...person, language }
    },
    mayMail: (affiliateId, purpose) => preferences.mayMail(db, affiliateId, purpose),
    unsubscribeLinks: preferences.unsubscribeLinks,
    listDigestReaders: (after, limit) => listDigestReaders(db, after, limit),
    findSessionId: session.findSessionId,
    listSessions: session.listSessions,
    listPresent: () => live.listPeople(),
  }
}
