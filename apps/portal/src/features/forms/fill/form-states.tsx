import type { FormName } from '@fathom/domain/forms'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { FormLayout } from './form-layout.tsx'
import { firstStepOf, titleOf } from './form-names.ts'

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

/** TS-05: nobody signs without a birth date; it decides who signs and which questions matter. */
export function BirthDateMissing({ form }: { form: FormName }) {
  const { t } = useTranslator('forms')
  return (
    <FormLayout first={firstStepOf(form)} step={firstStepOf(form)} title={t(titleOf(form))}>
      <EmptyState
        action={
          <ButtonLink kind="primary" to={paths.profile()}>
            {t('forms.fill.age.profile')}
          </ButtonLink>
        }
        drawing={slate}
        title={t('forms.fill.age.missing.title')}
      >
        {t('forms.fill.age.missing.text')}
      </EmptyState>
    </FormLayout>
  )
}

const WORDS = {
  form: ['forms.fill.unknown.title', 'forms.fill.unknown.text'],
  document: ['forms.fill.done.none.title', 'forms.fill.done.none.text'],
} as const

/** No form has this name, or this person has no document with this id. */
export function NoSuchForm({ what = 'form' }: { what?: keyof typeof WORDS }) {
  const { t } = useTranslator('forms')
  const [title, text] = WORDS[what]
  return (
    <EmptyState
      action={
        <ButtonLink kind="primary" to={paths.formsApplications()}>
          {t('forms.fill.toForms')}
        </ButtonLink>
      }
      drawing={lostCompass}
      level={1}
      title={t(title)}
    >
      {t(text)}
    </EmptyState>
  )
}
