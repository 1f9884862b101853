import type { FormDefinition } from './definition.ts'
import { currentDefinition } from './find-definition.ts'
import { keysOf } from './official-text.ts'

/**
 * Whether this language has a text that is sure to say the same as the signed one: the current version of our
 * own wording, or an organization's own wording that is complete in it.
 */
export function isWordedIn(definition: FormDefinition, locale: string): boolean {
  const { name, variant, version, languages, texts } = definition
  if (texts) {
    const own = texts[locale]
    return own !== undefined && keysOf(definition).every((key) => own[key] !== undefined)
  }
  return languages.includes(locale) && version === currentDefinition(name, variant ?? 'own-fault').version
}
