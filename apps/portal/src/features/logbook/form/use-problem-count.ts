import type { LogSection } from '@fathom/domain/logbook'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useForm } from './state/form-context.ts'
import { isMissing } from './state/shown-problems.ts'

/** Text for how many fields of a section are missing or wrong; undefined if there are none. */
export function useProblemCount(): (section: LogSection) => string | undefined {
  const { t } = useTranslator('logbook-form')
  const { shown } = useForm()
  return (section) => {
    const here = shown.filter((problem) => problem.section === section)
    if (here.length === 0) return undefined
    return t(here.every(isMissing) ? 'logbook-form.missing' : 'logbook-form.wrong', { count: here.length })
  }
}
