import type { FormName } from '@fathom/domain/forms'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Loading, Skeleton } from '../../../../shared/ui/feedback/skeleton.tsx'
import { FormLayout } from '../layout/form-layout.tsx'
import { firstStepOf, titleOf } from '../layout/form-names.ts'

export function FormSkeleton({ form, isSigned = false }: { form: FormName; isSigned?: boolean }) {
  const { t } = useTranslator('forms')
  const step = isSigned ? 'done' : firstStepOf(form)
  return (
    <FormLayout first={firstStepOf(form)} step={step} title={t(titleOf(form))}>
      <Loading label={t(isSigned ? 'forms.fill.done.loading' : 'forms.fill.loading')}>
        <Skeleton shape="title" width="80%" />
        <Skeleton width="100%" />
        <Skeleton height="4.5rem" shape="block" />
        <Skeleton height="7rem" shape="block" />
      </Loading>
    </FormLayout>
  )
}
