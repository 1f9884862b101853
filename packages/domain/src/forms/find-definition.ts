import type { FormDefinition, FormName, ReleaseVariant } from './definition.ts'
import { MEDICAL_QUESTIONNAIRE } from './medical.ts'
import { LIABILITY_RELEASES } from './release.ts'

const DEFINITIONS: readonly FormDefinition[] = [MEDICAL_QUESTIONNAIRE, ...LIABILITY_RELEASES]

export const FORM_NAMES: readonly FormName[] = ['medical-questionnaire', 'liability-release']

/** The newest version of a form, in the variant that this person signs. */
export function currentDefinition(name: FormName, release: ReleaseVariant): FormDefinition {
  const variant = name === 'liability-release' ? release : null
  const found = DEFINITIONS.filter((each) => each.name === name && each.variant === variant)
  const [newest] = found.toSorted((one, other) => other.version - one.version)
  if (!newest) throw new Error(`no definition of ${name}`)
  return newest
}
