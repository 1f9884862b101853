import { useState } from 'react'
import type { ApplyContextValue } from '../apply-context.ts'
import { isBlank, problemsOf } from '../draft/address-problems.ts'
import { STEPS, type Step } from '../draft/step.ts'

/**
 * Gaps don't block continuing; they are listed before the signature. Only an address that was started must be
 * complete.
 */
export function useContinue({ fields, goTo }: ApplyContextValue, step: Step) {
  const [refused, setRefused] = useState(0)
  const { teachingAddress } = fields
  const isHalf = !isBlank(teachingAddress) && problemsOf(teachingAddress).length > 0
  const next = () => {
    const follows = STEPS[STEPS.indexOf(step) + 1]
    const isHeld = step === 'address' && isHalf && refused === 0
    setRefused(isHeld ? refused + 1 : 0)
    if (!isHeld && follows) goTo(follows)
  }
  return { next, isStrict: refused > 0 }
}
