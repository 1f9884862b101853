import type {
  DiveField,
  DiveLog,
  DiveLogContent,
  LogPart,
  LogProblem,
  LogSection,
  LogType,
  UnitSystem,
} from '@fathom/domain/logbook'
import { createContext, use } from 'react'
import type { FieldPath } from './fields.ts'

/** The state and actions available to every field of the form. */
export type FormContextValue = {
  affiliateId: number
  content: DiveLogContent
  log: DiveLog | undefined
  logType: LogType
  unit: UnitSystem
  /** A draft exists, on this device or on the server. */
  hasDraft: boolean
  /** True while the log waits for the instructor, or once it's verified. */
  isLocked: boolean
  /** Everything that prevents sending the log, in form order. */
  problems: readonly LogProblem[]
  /** The visible problems: missing fields only appear after an attempt to send. */
  shown: readonly LogProblem[]
  change: (change: Partial<DiveLogContent>) => void
  changePart: <Part extends LogPart>(part: Part, change: Partial<DiveLogContent[Part]>) => void
  /** The latest dive that isn't a draft, on this device. */
  lastDive: DiveLog | undefined
  /** The diver's other dives on this device, for what follows from them and what is offered again. */
  dives: readonly DiveLog[]
  /** The instructor's first name, once the number is found. */
  instructorName: string | undefined
  /** The error text of this field, if one is shown. */
  errorOf: (section: LogSection, field: DiveField) => string | undefined
  wordOf: (problem: LogProblem) => string
  /** Called when the field loses focus. */
  see: (path: FieldPath) => void
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

export function useForm(): FormContextValue {
  const form = use(FormContext)
  if (!form) throw new Error('useForm needs a form around it')
  return form
}
