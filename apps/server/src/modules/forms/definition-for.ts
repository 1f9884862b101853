import {
  currentDefinition,
  type FormDefinition,
  type FormName,
  isMinor,
  lastDayOnEarth,
  type Place,
  releaseVariantFor,
} from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../platform/problem.ts'

/** The form that this person fills in now, for diving at this place. */
export function definitionFor(caller: User, form: FormName, place: Place | null, now: Date): FormDefinition {
  const variant = releaseVariantFor(place, isMinor(caller.birthdate, lastDayOnEarth(now)))
  return currentDefinition(form, variant)
}

/** What was filled in for another version may mean something else in this one. */
export function mustBeCurrent({ version }: FormDefinition, given: number): void {
  if (given !== version) throw new Problem('form-version-gone', 409, { extra: { current: version } })
}
