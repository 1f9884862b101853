import { useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import Send from 'lucide-react/icons/send'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { useSearchParams } from '../../../../shared/router/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../../shared/ui/action/button-link.tsx'
import { useOnline } from '../../../../shared/use-online.ts'
import { useUnsavedMark } from '../draft/use-unsaved-mark.ts'
import { deviceSigned, type SignedForm } from '../outbox/signed-form.ts'
import css from './done.module.css'
import { DoneHeader } from './done-header.tsx'

/** Signed, but not on the server yet: being sent, waiting for a connection, or rejected for good. */
export function WaitingForm({ form }: { form: SignedForm }) {
  const { t } = useTranslator('forms')
  const isOnline = useOnline()
  useUnsavedMark(true)
  if (form.refused) return <RefusedForm form={form} />
  const isTriedAgain = isOnline && form.hasFailed === true
  const how = isOnline && !isTriedAgain ? 'sending' : 'waiting'
  return (
    <>
      <DoneHeader
        icon={how === 'sending' ? Send : CloudOff}
        key={how}
        text={t(isTriedAgain ? 'forms.fill.done.trying.text' : `forms.fill.done.${how}.text`)}
        title={t(`forms.fill.done.${how}.title`)}
        tone="plain"
      />
      <div className={css.ways}>
        <ButtonLink kind="primary" to={paths.dashboard()}>
          {t('forms.fill.done.dashboard')}
        </ButtonLink>
      </div>
    </>
  )
}

function RefusedForm({ form }: { form: SignedForm }) {
  const { t } = useTranslator('forms')
  const client = useQueryClient()
  const [, setSearch] = useSearchParams()
  const again = async () => {
    await deviceSigned.remove(form.documentId)
    await client.resetQueries({ queryKey: ['forms'] })
    setSearch({}, { replace: true })
  }
  const isGone = form.refused === 'form-version-gone'
  return (
    <>
      <DoneHeader
        icon={CircleAlert}
        text={t(isGone ? 'forms.fill.done.refused.gone' : 'forms.fill.done.refused.text')}
        title={t('forms.fill.done.refused.title')}
        tone="buoy"
      />
      <div className={css.ways}>
        <Button kind="primary" onClick={() => void again()}>
          {t('forms.fill.done.refused.again')}
        </Button>
      </div>
    </>
  )
}
