import type { SourceDive } from '@fathom/dive-files'
import type { DiveFacts } from '@fathom/domain/logbook'

type Facts = Pick<SourceDive, 'start' | 'duration' | 'maxDepth' | 'sourceId'>

/** Undefined without a start: nothing tells it apart from others. */
export function factsOf({ start, duration, maxDepth }: Facts): DiveFacts | undefined {
  if (!start) return undefined
  return {
    day: start.local.slice(0, 10),
    time: start.local.length > 10 ? start.local.slice(11, 16) : null,
    duration: duration === undefined ? null : Math.max(1, Math.round(duration / 60)),
    maxDepth: maxDepth ?? null,
  }
}

/** A dive that is read again from the same file has the same key. */
export const sourceKeyOf = ({ sourceId, start, duration, maxDepth }: Facts): string =>
  [sourceId ?? '', start?.local ?? '', duration ?? '', maxDepth ?? ''].join(' ').slice(0, 200).toWellFormed()
