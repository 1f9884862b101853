import type { FormDefinition } from './definition.ts'
import { currentDefinition } from './find-definition.ts'
import { isPublishedVersion, keysOf, versionsIn } from './official-text.ts'

/**
 * Whether this language has a text that is sure to say the same as the signed one: the current version of our
 * own wording, one that staff published on top of it, or an organization's own wording that is complete in it.
 */
export function isWordedIn(definition: FormDefinition, locale: string): boolean {
  const { name, variant, version, languages, texts } = definition
  const isOfNow = versionsIn(version).own === currentDefinition(name, variant ?? 'own-fault').version
  if (isPublishedVersion(version)) return languages.includes(locale) && isOfNow
  if (texts) {
    const own = texts[locale]
    return own !== undefined && keysOf(definition).every((key) => own[key] !== undefined)
  }
  return languages.includes(locale) && isOfNow
}
