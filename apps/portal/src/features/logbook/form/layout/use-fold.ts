import type { LogSection } from '@fathom/domain/logbook'
import { useState } from 'react'
import { useForm } from '../state/form-context.ts'
import { stateOf } from '../state/section-state.ts'

/**
 * On a small window, a section that is complete when the form opens starts collapsed and opens on tap.
 * Sections never collapse while the user types, because the fields below would jump.
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
