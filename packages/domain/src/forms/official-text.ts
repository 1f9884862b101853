import type { FormDefinition, OfficialTexts } from './definition.ts'

/** The wording of an organization: its own version number, and texts by locale and key. */
export type OfficialWording = { version: number; texts: OfficialTexts }

const VERSIONS_OF_OURS = 1000

/** All text keys that a form shows. */
export function keysOf({ title, sections, statement }: FormDefinition): readonly string[] {
  const inSections = sections.flatMap((section) => [
    section.title,
    ...section.paragraphs.map(({ text }) => text),
    ...section.questions.flatMap(({ text, help, examples = [] }) => [
      text,
      ...(help ? [help] : []),
      ...examples,
    ]),
  ])
  return [title, ...inSections, ...statement]
}

const picked = (texts: Readonly<Record<string, string>>, keys: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => keys.has(key)))

/**
 * Applies an organization's wording to a form. The version then identifies the wording, and the form can be
 * signed only in the languages of that wording, so nobody signs a mix of two texts.
 */
export function withOfficialTexts(
  form: FormDefinition,
  wording: OfficialWording | undefined,
): FormDefinition {
  const keys = new Set(keysOf(form))
  const texts = Object.entries(wording?.texts ?? {}).flatMap(([locale, all]) => {
    const own = picked(all, keys)
    return form.languages.includes(locale) && Object.keys(own).length > 0 ? [[locale, own] as const] : []
  })
  if (!wording || texts.length === 0) return form
  return {
    ...form,
    version: wording.version * VERSIONS_OF_OURS + form.version,
    languages: texts.map(([locale]) => locale),
    texts: Object.fromEntries(texts),
  }
}

/** The locale in which the form is shown to this reader. */
export const languageOf = ({ languages }: FormDefinition, locale: string): string =>
  languages.includes(locale) ? locale : (languages[0] ?? locale)

/** The organization's text; undefined where the catalog text applies. */
export const findOfficialText = (
  { texts }: FormDefinition,
  locale: string,
  key: string,
): string | undefined => texts?.[locale]?.[key]
