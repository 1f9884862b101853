import { FIELDS, type Field, type Values } from './values.ts'

/** A value that a diver typed. Each is unique, so it is found wherever it ends up. */
type Edit = {
  device: string
  dive: string
  field: Field
  value: string
  /** The device said that it is saved, on the device or on the server. */
  isAcknowledged: boolean
  /** The server answered that it has it. */
  isConfirmed: boolean
  /** A diver who saw it replaced, discarded or deleted it. */
  over?: 'replaced' | 'discarded' | 'deleted'
}

/** `isDeleted` if the diver deleted the dive on the device that had not uploaded the photo yet. */
export type Photo = { id: string; dive: string; picture: number; isDeleted?: boolean }
export type Logs = ReadonlyMap<string, Readonly<Record<Field, string>>>

/** What the divers did, and what must therefore be there in the end. */
export function aModel() {
  const edits: Edit[] = []
  const photos: Photo[] = []
  const deletes = new Set<string>()
  const mark = (dive: string, values: Values, over: Edit['over'] & string) => {
    for (const edit of edits) if (edit.dive === dive && values[edit.field] === edit.value) edit.over ??= over
  }
  return {
    photos,
    /** Someone typed these values into a form that showed `before`. */
    typed(device: string, dive: string, values: Values, before: Values): void {
      for (const field of FIELDS) {
        const value = values[field]
        if (value === undefined) continue
        mark(dive, { [field]: before[field] }, 'replaced')
        edits.push({ device, dive, field, value, isAcknowledged: false, isConfirmed: false })
      }
    },
    acknowledged(dive: string, values: Values, isConfirmed: boolean): void {
      for (const edit of edits)
        if (edit.dive === dive && values[edit.field] === edit.value) {
          edit.isAcknowledged = true
          edit.isConfirmed ||= isConfirmed
        }
    },
    /** Someone who saw these values chose others. */
    discarded: (dive: string, values: Values) => mark(dive, values, 'discarded'),
    /** Someone who saw these values, and these photos that only the device has, deleted the dive. */
    deleted(dive: string, values: Values, only: readonly string[] = []): void {
      deletes.add(dive)
      mark(dive, values, 'deleted')
      for (const photo of photos) photo.isDeleted ||= only.includes(photo.id)
    },
    /** An undo brings the photos back, even if the server can't be told. */
    undone(dive: string): void {
      for (const photo of photos) if (photo.dive === dive) photo.isDeleted = false
    },
    wasDeleted: (dive: string) => deletes.has(dive),
    /** BO-07: what is missing in the end. */
    problems(logs: Logs, historyOf: (dive: string) => string): string[] {
      return edits.flatMap(({ device, dive, field, value, ...edit }) => {
        const isThere = logs.get(dive)?.[field] === value
        const what = `${field} "${value}" of ${dive}, typed on ${device}`
        if (isThere || !edit.isAcknowledged) return []
        if (!edit.over) {
          const log = logs.get(dive)
          const instead = log ? `it is "${log[field]}"` : 'the dive is deleted'
          return [`lost: ${what}; ${instead}, and nobody who saw it changed it`]
        }
        if (!edit.isConfirmed || !logs.has(dive) || historyOf(dive).includes(value)) return []
        return [`not in the history: ${what}`]
      })
    },
  }
}

export type Model = ReturnType<typeof aModel>
