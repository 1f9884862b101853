import { type Choices, CONSENT_WORDING } from '@fathom/domain/preferences'
import type { Queryable } from '../../platform/database/index.ts'
import type { DemoPerson, DemoPersonName } from '../../platform/demo.ts'
import { changeChoices } from './change-choices.ts'
import type { Action } from './consent.store.ts'
import { closeTour } from './preferences.store.ts'

const DAY_MS = 86_400_000

type Chosen = Partial<Choices> & { daysAgo: number; way?: Action['way'] }

const news = { organisation: true, thirdParty: false } as const

/** The choices of each person, in order. People who are missing haven't chosen yet. */
const CHOSEN: Partial<Record<DemoPersonName, readonly Chosen[]>> = {
  diver: [
    { ...news, thirdParty: true, daysAgo: 640 },
    { organisation: false, thirdParty: false, way: 'one-click', daysAgo: 210 },
    { ...news, daysAgo: 32 },
  ],
  student: [{ ...news, daysAgo: 41 }],
  instructor: [{ ...news, thirdParty: true, daysAgo: 900 }],
  store: [{ ...news, thirdParty: true, daysAgo: 1100 }],
  shanghai: [{ ...news, daysAgo: 75 }],
  riyadh: [{ ...news, daysAgo: 20 }],
  veteran: [
    { ...news, daysAgo: 2000 },
    { organisation: false, way: 'unsubscribe-link', daysAgo: 400 },
  ],
}

export async function fillDemoPreferences(tx: Queryable, person: DemoPerson, now: Date): Promise<void> {
  // Everyone else has been here before.
  if (person.name !== 'newcomer') await closeTour(tx, person.affiliateId, now)
  for (const { daysAgo, way = 'form', ...chosen } of CHOSEN[person.name] ?? []) {
    const choose = (stored: Choices) => ({ ...stored, communicationLanguage: person.language, ...chosen })
    const isByLink = way !== 'form'
    await changeChoices(
      tx,
      person.affiliateId,
      { choose },
      {
        way,
        at: new Date(now.getTime() - daysAgo * DAY_MS),
        by: isByLink ? undefined : person.affiliateId,
        wording: isByLink ? undefined : { version: CONSENT_WORDING, locale: person.language },
      },
    )
  }
}
