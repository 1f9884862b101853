import {
  currentDefinition,
  type FormDefinition,
  type FormName,
  isMinor,
  lastDayOnEarth,
  type Place,
  releaseVariantFor,
  withOfficialTexts,
} from '@fathom/domain/forms'
import { Problem } from '../../platform/problem.ts'
import type { FormsDeps } from './forms.deps.ts'

type FormRequest = { form: FormName; place: Place | null; now: Date }

/** The form that this person fills in now, for diving at this place, with the organization's wording. */
export function definitionFor(
  { wording }: Pick<FormsDeps, 'wording'>,
  birthDate: string,
  { form, place, now }: FormRequest,
): FormDefinition {
  const variant = releaseVariantFor(place, isMinor(birthDate, lastDayOnEarth(now)))
  return withOfficialTexts(currentDefinition(form, variant), wording(form))
}

/** Answers for another version may mean something else in this one. */
export function mustBeCurrent({ version }: FormDefinition, given: number): void {
  if (given !== version) throw new Problem('form-version-gone', 409, { extra: { current: version } })
}
