import { LEVELS, type LevelNames, levelNameKey } from '@fathom/domain/certifications'
import { LOCALES } from '@fathom/domain/translations'
import type { Messages } from '@fathom/locales'
import { translatorFor } from '@fathom/locales/node'

type LevelKey = `certifications-cards.level.${string}` & keyof Messages

/** What each level is called in all languages, as people read it in the portal; a name of two levels names neither. */
export function levelNames(): LevelNames {
  const found = new Map<string, Set<number>>()
  for (const locale of LOCALES) {
    const t = translatorFor(locale).t as (key: LevelKey) => string
    for (const { levelID, code } of LEVELS) {
      const key = levelNameKey(t(`certifications-cards.level.${code}` as LevelKey))
      found.set(key, (found.get(key) ?? new Set()).add(levelID))
    }
  }
  const clear = [...found].filter(([, levels]) => levels.size === 1)
  return new Map(clear.map(([key, levels]) => [key, [...levels][0] ?? 0]))
}
