import { findByAddress, findPerson, listNames } from '../modules/account/index.ts'
import { applyClubCode } from '../modules/club/index.ts'
import type { CodesPorts } from '../modules/codes/index.ts'
import type { Notify } from '../modules/notifications/index.ts'
import type { MailChoices } from '../modules/preferences/index.ts'
import { chooseStore, listCourses, type PublishEnrolment } from '../modules/training/index.ts'
import type { Queryable } from '../platform/database/index.ts'
import type { Platform } from '../platform/platform.ts'
import { publishedEnrol } from './integrations-ports.ts'

type Modules = { notifications: { notify: Notify }; preferences: MailChoices; publish: PublishEnrolment }

/** What a code unlocks in other modules, and how to email the person it is shared with. */
export function codesPorts(
  { db }: Pick<Platform, 'db'>,
  { notifications, preferences, publish }: Modules,
): CodesPorts {
  const findLanguage = async (at: Queryable, affiliateId: number) =>
    (await preferences.findMailLanguage(at, affiliateId)) ?? (await findPerson(at, affiliateId))?.language
  return {
    notify: notifications.notify,
    listCourses,
    enrol: publishedEnrol(publish),
    chooseStore: (tx, affiliateId, packageId, storeNumber) =>
      chooseStore({ notify: notifications.notify, findPerson: (id) => findPerson(db, id) }, tx, {
        affiliateId,
        packageId,
        storeNumber,
      }),
    applyClubCode,
    findByAddress: async (email) => {
      const person = await findByAddress(db, email)
      if (!person) return undefined
      return { ...person, language: (await findLanguage(db, person.affiliateId)) ?? person.language }
    },
    findLanguage,
    listNames: (affiliateIds) => listNames(db, affiliateIds),
  }
}
