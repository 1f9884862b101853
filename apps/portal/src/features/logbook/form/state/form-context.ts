import type {
  DiveLog,
  DiveLogContent,
  LogProblem,
  LogSection,
  LogType,
  UnitSystem,
} from '@fathom/domain/logbook'
import { createContext, use } from 'react'
import type { FieldPath, PartName } from './fields.ts'

/** What every field of the form knows and may do. */
export type FormContextValue = {
  content: DiveLogContent
  log: DiveLog | undefined
  logType: LogType
  unit: UnitSystem
  /** Something of it is kept, here or with the server. */
  hasDraft: boolean
  /** Waits for the instructor, or is verified. */
  isLocked: boolean
  /** Everything that keeps the log from being sent, in the order of the form. */
  problems: readonly LogProblem[]
  /** Those that are shown: what is missing only after a try to send. */
  shown: readonly LogProblem[]
  change: (change: Partial<DiveLogContent>) => void
  changePart: <Part extends PartName>(part: Part, change: Partial<DiveLogContent[Part]>) => void
  /** The first name of the instructor, once the number is found. */
  instructorName: string | undefined
  /** The words of the problem at this field, where one is shown. */
  errorOf: (section: LogSection, field: string) => string | undefined
  /** The field was left. */
  see: (path: FieldPath) => void
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

export function useForm(): FormContextValue {
  const form = use(FormContext)
  if (!form) throw new Error('useForm needs a form around it')
  return form
}
