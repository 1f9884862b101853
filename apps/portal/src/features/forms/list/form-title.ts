import { FORM_NAMES } from '@fathom/domain/forms'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { titleOf } from '../fill/layout/form-names.ts'

/** The title of a form; unknown forms keep their own name. */
export function useFormTitle(): (name: string) => string {
  const { t } = useTranslator('forms')
  return (name) => {
    const known = FORM_NAMES.find((each) => each === name)
    return known ? t(titleOf(known)) : name
  }
}
