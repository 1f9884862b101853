import {
  type LogContentWire,
  logContentOf,
  logContentWireOf,
  type RecreationalLogInput,
  type TrainingLogInput,
} from '@fathom/contract/logbook'
import { EMPTY_LOG } from '@fathom/domain/logbook'

export type LogInput = TrainingLogInput | RecreationalLogInput

type Fields = Readonly<Record<string, unknown>>

const EMPTY = logContentWireOf(EMPTY_LOG) as unknown as Fields

/** A field that is left out stays as it is; null clears it, including in sub-records. */
export function mergeInput(stored: LogContentWire | undefined, input: LogInput): LogContentWire {
  const content = merged(EMPTY, stored ?? EMPTY, input) as LogContentWire
  // The codec gives every cylinder all of its parts, so that the same content is stored in the same way.
  return logContentWireOf(logContentOf(content))
}

function merged(empty: Fields, stored: Fields, input: Fields): unknown {
  return Object.fromEntries(
    Object.entries(empty).map(([name, nothing]) => {
      const [was, given] = [stored[name], input[name]]
      if (isFields(nothing))
        return [name, merged(nothing, isFields(was) ? was : nothing, isFields(given) ? given : {})]
      if (given === undefined) return [name, was ?? nothing]
      return [name, given === null ? nothing : tidy(given)]
    }),
  )
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Trims the text, and removes characters that PostgreSQL can't store in a text. */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed().trim()
  if (Array.isArray(value)) return value.map(tidy).filter((each) => each !== '')
  return value
}
