import { wireNameOf } from '@fathom/contract/logbook'
import { type DiveField, declarationOf, emptyValue, fieldNames, type LogPart } from '@fathom/domain/logbook'

type Stored = Readonly<Record<string, unknown>>

const TYPE_OF: Readonly<Record<LogPart, string>> = {
  depthTime: 'DepthTime',
  conditions: 'Conditions',
  equipment: 'Equipment',
  experience: 'Experience',
}

const namesIn = (part: LogPart): DiveField[] =>
  fieldNames.filter((field) => declarationOf(field).section === part && emptyValue(field) !== null)

/** A log that was stored before a list or a text was declared lacks it, and the graph promises an empty one. */
export const EARLIER_LOGS = Object.fromEntries(
  (Object.keys(TYPE_OF) as LogPart[]).map((part) => [
    TYPE_OF[part],
    Object.fromEntries(
      namesIn(part).map((field) => {
        const name = wireNameOf(field)
        return [name, (stored: Stored) => stored[name] ?? emptyValue(field)]
      }),
    ),
  ]),
)
