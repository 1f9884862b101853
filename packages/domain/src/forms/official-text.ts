import type { FormDefinition, OfficialTexts } from './definition.ts'

/** The wording of an organization: its own version number, and texts by locale and key. */
export type OfficialWording = {
  version: number
  texts: OfficialTexts
  /** In which languages it says the same, the usual one first. Absent: those that have a text here. */
  languages?: readonly string[]
}

const VERSIONS_OF_OURS = 1000

/** Versions up to this one are files that an operator installed; those above are published by staff (OF-08). */
export const PUBLISHED_FROM = 100_000

/** The version of our own form that a version is based on, and that of the wording; 0 for our own wording. */
export const versionsIn = (version: number): { own: number; wording: number } => ({
  own: version % VERSIONS_OF_OURS,
  wording: Math.floor(version / VERSIONS_OF_OURS),
})

/** Staff have published the wording of this version, and say that all its languages mean the same. */
export const isPublishedVersion = (version: number): boolean => versionsIn(version).wording > PUBLISHED_FROM

/** A version as people read it: form and published wording, such as 3.1. */
export function versionNumbers(version: number): readonly number[] {
  const { own, wording } = versionsIn(version)
  return isPublishedVersion(version) ? [own, wording - PUBLISHED_FROM] : [version]
}

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
  const offered = wording?.languages ?? form.languages
  const texts = Object.entries(wording?.texts ?? {}).flatMap(([locale, all]) => {
    const own = picked(all, keys)
    return offered.includes(locale) && Object.keys(own).length > 0 ? [[locale, own] as const] : []
  })
  if (!wording || (texts.length === 0 && !wording.languages)) return form
  return {
    ...form,
    version: wording.version * VERSIONS_OF_OURS + form.version,
    languages: wording.languages ?? texts.map(([locale]) => locale),
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
