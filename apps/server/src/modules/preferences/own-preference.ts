import type { PreferenceWire, SavePreferenceWire } from '@fathom/contract/preferences'
import { NOTICE_DEFAULTS, writtenLanguage } from '@fathom/domain/preferences'
import type { User } from '@fathom/domain/session'
import { DEFAULT_LOCALE, type Locale } from '@fathom/domain/translations'
import type { Database, Queryable } from '../../platform/database/index.ts'
import { mustBeOwn } from '../../platform/own.ts'
import { Problem } from '../../platform/problem.ts'
import { changeChoices } from './change-choices.ts'
import { listMarketingLanguages } from './marketing-languages.ts'
import { findPreference, type Preference } from './preferences.store.ts'

type Save = { startedFrom: number | undefined; id: string | undefined; at: Date }

/** A person who has chosen nothing is opted in to nothing, and gets mail in the account's language. */
export async function getOwnPreference(db: Queryable, caller: User): Promise<PreferenceWire> {
  const languages = await listMarketingLanguages(db, caller.affiliateType)
  return wireOf(await findPreference(db, caller.affiliateId), accountLanguage(caller, languages))
}

export async function savePreference(
  db: Database,
  caller: User,
  { wording, affiliateId = caller.affiliateId, ...wanted }: SavePreferenceWire,
  { startedFrom, id, at }: Save,
): Promise<PreferenceWire> {
  mustBeOwn(caller, affiliateId)
  const languages = await listMarketingLanguages(db, caller.affiliateType)
  const language = accountLanguage(caller, languages)
  const choose = (stored: Preference) => {
    if (id !== undefined && id !== stored.id) throw new Problem('not-yours', 403)
    if (!languages.includes(wanted.communicationLanguage)) throw new Problem('unknown-language', 422)
    const { notifications = stored.notifications, digest = stored.digest } = wanted
    return { ...wanted, notifications, digest }
  }
  const mayOverwrite = (stored: Preference) => {
    if (startedFrom !== undefined && startedFrom !== stored.version)
      throw new Problem('stale', 409, { extra: { current: wireOf(stored, language) } })
  }
  const action = { way: 'form', by: caller.affiliateId, at, wording } as const
  const saved = await db.transaction((tx) =>
    changeChoices(tx, caller.affiliateId, { choose, mayOverwrite }, action),
  )
  return wireOf(saved, language)
}

function accountLanguage(caller: User, languages: readonly Locale[]): Locale {
  const language = writtenLanguage(caller.language)
  return languages.includes(language) ? language : DEFAULT_LOCALE
}

function wireOf(stored: Preference | undefined, language: Locale): PreferenceWire {
  const isChosen = stored !== undefined && stored.version > 0
  return {
    id: isChosen ? stored.id : null,
    organisation: stored?.organisation ?? false,
    thirdParty: stored?.thirdParty ?? false,
    communicationLanguage: stored?.communicationLanguage ?? language,
    notifications: stored?.notifications ?? NOTICE_DEFAULTS.notifications,
    digest: stored?.digest ?? NOTICE_DEFAULTS.digest,
    version: stored?.version ?? 0,
  }
}
