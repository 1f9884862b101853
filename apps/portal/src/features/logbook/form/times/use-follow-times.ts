import type { DiveLogContent } from '@fathom/domain/logbook'
import { useRef } from 'react'
import type { PartName } from '../state/fields.ts'
import { type Filled, followTimes } from './follow-times.ts'

/** Applies a change to a section of the log, including derived values. */
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
