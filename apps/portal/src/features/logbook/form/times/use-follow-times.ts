import type { DiveLogContent } from '@fathom/domain/logbook'
import { useRef } from 'react'
import type { PartName } from '../state/fields.ts'
import { type Filled, followTimes } from './follow-times.ts'

/** A part of the log after a change to it, with what follows from the change. */
export function useFollowTimes() {
  const filled = useRef<Filled>(undefined)
  return <Part extends PartName>(
    content: DiveLogContent,
    part: Part,
    change: Partial<DiveLogContent[Part]>,
  ): DiveLogContent => {
    const changed = { ...content, [part]: { ...content[part], ...change } }
    if (part !== 'depthTime') return changed
    const followed = followTimes(content.depthTime, change, filled.current)
    filled.current = followed.filled
    return { ...content, depthTime: { ...content.depthTime, ...followed.change } }
  }
}
