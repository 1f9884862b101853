import type { FormName, Place } from '@fathom/domain/forms'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useSearchParams } from '../../../shared/router/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { DoneScreen } from './done/done-screen.tsx'
import { deviceForms, forgetForm } from './draft/stored-form.ts'
import type { FormPerson, KnownOfForm } from './fill-context.ts'
import { FillForm } from './fill-form.tsx'
import { FormLayout } from './layout/form-layout.tsx'
import { firstStepOf, titleOf } from './layout/form-names.ts'
import { FormSkeleton } from './opening/form-skeleton.tsx'
import { useOpening } from './opening/use-opening.ts'
import { deviceSigned } from './outbox/signed-form.ts'
import { useSendSignedForms } from './outbox/use-send-signed-forms.ts'
import { PlacedForm } from './place/placed-form.tsx'

type Props = {
  form: FormName
  person: FormPerson
  /** What comes after the signed form, if it is part of a process. */
  next?: ReactNode
  /** Known values, so that nobody has to type them: the place of the dive, and the blanks of the text. */
  known?: KnownOfForm | undefined
}

/** RT-25: a form to fill in and sign; the URL contains the current page. */
export function FillScreen({ form, person, next, known }: Props) {
  const [search] = useSearchParams()
  const waiting = useWaiting(form, person.affiliateId)
  useSendSignedForms(person.affiliateId, waiting)
  // A form that was signed here but not sent yet is shown first, so that nobody fills it in again.
  const signed = search.get('signed') ?? waiting
  if (signed === undefined) return <FormSkeleton form={form} />
  if (signed) return <DoneScreen documentId={signed} form={form} key={signed} next={next} person={person} />
  const open = (place: Place | null) => <OpenForm form={form} known={known} person={person} place={place} />
  if (form !== 'liability-release') return open(null)
  return (
    <PlacedForm affiliateId={person.affiliateId} form={form} known={known}>
      {open}
    </PlacedForm>
  )
}

/** The id of a signed form that waits on this device; null if there is none, undefined while unknown. */
function useWaiting(form: FormName, affiliateId: number): string | null | undefined {
  return useQuery({
    queryKey: ['forms', 'waiting', affiliateId, form],
    queryFn: async () => {
      const all = await deviceSigned.list()
      const mine = all.find((each) => each.affiliateId === affiliateId && each.submission.form === form)
      return mine?.documentId ?? null
    },
    networkMode: 'always',
    staleTime: 0,
  }).data
}

function OpenForm({ form, person, place, known }: Props & { place: Place | null }) {
  const { t } = useTranslator('forms')
  const client = useQueryClient()
  const opening = useOpening(person.affiliateId, form, place)
  if (opening.kind === 'loading') return <FormSkeleton form={form} />
  if (opening.kind === 'failed')
    return (
      <FormLayout first={firstStepOf(form)} step={firstStepOf(form)} title={t(titleOf(form))}>
        <ErrorState
          onRetry={opening.retry}
          retryLabel={t('shell.error.retry')}
          retrying={opening.isRetrying}
          title={t('forms.fill.failed.title')}
        >
          {t(opening.isOffline ? 'forms.fill.failed.offline' : 'forms.fill.failed.text')}
        </ErrorState>
      </FormLayout>
    )
  const beginAnew = async () => {
    await forgetForm(deviceForms, { affiliateId: person.affiliateId, form })
    await client.resetQueries({ queryKey: ['forms'] })
  }
  const { definition } = opening.toFill
  return (
    <FillForm
      form={form}
      key={`${definition.version}.${definition.variant}.${place?.country}.${place?.region}`}
      known={known}
      onAnew={beginAnew}
      person={person}
      place={place}
      start={opening.start}
      toFill={opening.toFill}
    />
  )
}
