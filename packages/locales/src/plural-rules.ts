import type { Locale } from '@fathom/domain/translations'
import type { PluralCategories } from './compile.ts'
import { intlTag } from './intl.ts'

type LanguageRules = Record<Intl.PluralRuleType, Intl.PluralRules> & { categories: PluralCategories }

const made = new Map<Locale, LanguageRules>()

/** Cached, because thousands of messages use the same few rules and each is slow to create. */
export function pluralRulesOf(locale: Locale): LanguageRules {
  const rules = made.get(locale) ?? makeRules(locale)
  made.set(locale, rules)
  return rules
}

function makeRules(locale: Locale): LanguageRules {
  const cardinal = new Intl.PluralRules(intlTag(locale), { type: 'cardinal' })
  const ordinal = new Intl.PluralRules(intlTag(locale), { type: 'ordinal' })
  const categories = {
    cardinal: cardinal.resolvedOptions().pluralCategories,
    ordinal: ordinal.resolvedOptions().pluralCategories,
  }
  return { cardinal, ordinal, categories }
}
