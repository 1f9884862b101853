import { formWordingWire } from '@fathom/contract/forms'
import {
  FORM_NAMES,
  type FormName,
  type FormWording,
  type OfficialWording,
  ownWording,
  publishedWording,
  wordingParts,
  wordingProblems,
} from '@fathom/domain/forms'
import { isLocale } from '@fathom/domain/translations'
import type { Platform } from '../../../platform/platform.ts'
import type { WordingOf } from '../forms.deps.ts'
import { loadWording } from './load-wording.ts'

/**
 * OF-08: one document for each form. What staff have published applies; otherwise the file that an operator
 * installed, or our own wording.
 */
export async function createWordings(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log' | 'editions'>,
): Promise<WordingOf> {
  const file = await loadWording(platform)
  const unpublished = Object.fromEntries(FORM_NAMES.map((form) => [form, wordingIn(file, form)]))
  const published = platform.editions.define<FormWording>({
    name: 'wordings',
    right: 'content',
    schema: formWordingWire,
    defaults: () => unpublished,
    problems: wordingProblems,
  })
  return (form) => {
    const edition = published.edition(form)
    // Another version of the form may ask something else, so a wording is never put on top of it.
    const isOfThisForm = edition?.value.formVersion === ownWording(form).formVersion
    return edition && isOfThisForm ? publishedWording(edition.version, edition.value) : file
  }
}

/** What the office shows, and a draft begins with, before anything is published. */
function wordingIn(file: OfficialWording | undefined, form: FormName): FormWording {
  const own = ownWording(form)
  const keys = wordingParts(form).map(({ key }) => key)
  const texts = Object.entries(file?.texts ?? {}).flatMap(([language, all]) => {
    const found = Object.entries(all).filter(([key]) => keys.includes(key))
    return isLocale(language) && found.length > 0 ? [[language, Object.fromEntries(found)] as const] : []
  })
  if (texts.length === 0) return own
  return { ...own, languages: texts.map(([language]) => language), texts: Object.fromEntries(texts) }
}
