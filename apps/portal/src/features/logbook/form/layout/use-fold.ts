import type { LogSection } from '@fathom/domain/logbook'
import { useState } from 'react'
import { useForm } from '../state/form-context.ts'
import { stateOf } from '../state/section-state.ts'

/**
 * A section that is done when the form opens begins folded where the window is small, and opens by a tap. None folds by
 * itself while one types: the fields below would jump from under the finger.
 */
export function useFold(section: LogSection) {
  const form = useForm()
  const state = stateOf(section, { ...form, hasPhotos: false })
  const mayFold = section !== 'photos' && !form.isLocked && state !== 'missing'
  const [isWanted, setWanted] = useState(() => state === 'done' && !form.isLocked)
  return {
    mayFold,
    isDone: state === 'done',
    isFolded: mayFold && isWanted,
    toggle: () => setWanted(!isWanted),
  }
}
