import { fieldOfWire, valueOfWire } from '@fathom/contract/logbook'
import { isShownField, type ShownField } from '@fathom/domain/logbook'

type Change = { field: string; before: string; after: string }
type WordedChange = { field: ShownField; before: unknown; after: unknown }

/** The changes of one save that people read; the rest follow from the action or are technical. */
export function wordedChanges(changes: readonly Change[]): WordedChange[] {
  return changes.flatMap(({ field: path, before, after }) => {
    const field = fieldOfWire(path)
    if (!field || !isShownField(field)) return []
    return [
      { field, before: valueOfWire(field, JSON.parse(before)), after: valueOfWire(field, JSON.parse(after)) },
    ]
  })
}

/** Why the instructor returned the log, if this change was a return. */
export function reasonIn(changes: readonly Change[]): string | undefined {
  const reason = changes.find(({ field }) => field === 'resubmit_reason')
  return reason ? ((JSON.parse(reason.after) as string | null) ?? undefined) : undefined
}
