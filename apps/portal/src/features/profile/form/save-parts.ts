import { CallFailed } from '../../../shared/http/index.ts'
import { changedParts, type Draft, differences, fieldsOf, settled } from './draft.ts'
import type { Fields, Part, StoredPart } from './fields.ts'

/** How to save one part, and how to read its answer or a 409. */
type Step = {
  save: (fields: Fields, version: number) => Promise<unknown>
  read: (answer: unknown) => StoredPart
  /** Updates every cache that shows it. */
  adopt: (answer: unknown) => void
}
export type Steps = Record<Part, Step>

/** Another tab or device saved this part in the meantime. */
export type Conflict = { part: Part; current: unknown }

/**
 * Saves part by part and reports what is left after each. Stops at the first part that was saved elsewhere in
 * the meantime, unless both wrote the same.
 */
export async function saveParts(
  draft: Draft,
  steps: Steps,
  onLeft: (left: Draft | undefined) => void,
): Promise<Conflict | undefined> {
  let left: Draft | undefined = draft
  for (const part of changedParts(draft)) {
    if (!left) return undefined
    const { save, read, adopt } = steps[part]
    const answer = await save(fieldsOf(left), left.base.versions[part]).catch((cause: unknown) => {
      const current = currentIn(cause)
      if (current === undefined) throw cause
      return { current }
    })
    const isStale = typeof answer === 'object' && answer !== null && 'current' in answer
    const now = isStale ? answer.current : answer
    if (isStale && differences(left, part, read(now)).length > 0) return { part, current: now }
    adopt(now)
    left = settled(left, part, read(now))
    onLeft(left)
  }
  return undefined
}

function currentIn(cause: unknown): unknown {
  return cause instanceof CallFailed && cause.problem === 'stale' ? cause.current : undefined
}
