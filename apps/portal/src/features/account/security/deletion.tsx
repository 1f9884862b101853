import { DELETION_GRACE_DAYS } from '@fathom/domain/account'
import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { useQuery } from '@tanstack/react-query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, useId, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { usePageName } from '../../../shared/use-page-name.ts'
import type { Owner } from '../account.calls.ts'
import { readDay } from './deletion-address.ts'
import { useDeleteAccount, useKeepAccount } from './own-data.mutations.ts'
import { PasswordField } from './password-field.tsx'
import { keepingQuery } from './security.queries.ts'
import css from './setting.module.css'

type Props = {
  owner: Owner
  /** Navigates away, because the user is signed out. */
  onDeleted: () => void
}

export function DeletionSetting({ owner, onDeleted }: Props) {
  const { t, formatDate } = useTranslator('translations')
  const { data } = useQuery(keepingQuery(useCalls(), owner))
  const [isConfirming, setConfirming] = useState(false)
  if (data?.isManagedElsewhere) return <p>{t('translations.settings.deletion.elsewhere')}</p>
  if (data?.deleteAfter)
    return (
      <p>
        {t('translations.settings.deletion.plannedHere', {
          day: formatDate(data.deleteAfter.slice(0, 10), 'long'),
        })}
      </p>
    )
  return (
    <div className={css.stack}>
      <ul className={css.points}>
        <li>{t('translations.settings.deletion.first', { days: DELETION_GRACE_DAYS })}</li>
        <li>{t('translations.settings.deletion.then')}</li>
        <li>{t('translations.settings.deletion.kept')}</li>
      </ul>
      <Button onClick={() => setConfirming(true)}>{t('translations.settings.deletion.start')}</Button>
      {isConfirming && <DeleteDialog onClose={() => setConfirming(false)} onDeleted={onDeleted} />}
    </div>
  )
}

const problemOf = (error: Error | null) => (error instanceof CallFailed ? error.problem : undefined)

type DeleteDialogProps = { onClose: () => void; onDeleted: () => void }

/** Asks for the password again. Mounted only while open, so that nothing typed remains in it. */
function DeleteDialog({ onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslator('account', 'translations')
  const formId = useId()
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const call = useDeleteAccount(onDeleted)
  const isWrong = problemOf(call.error) === 'password-wrong'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '' && !call.isPending) call.mutate(password)
  }
  const wrong = isMissing ? t('account.error.password') : isWrong && t('account.error.passwordWrong')
  return (
    <Dialog
      actions={
        <>
          <Button busy={call.isPending} form={formId} kind="bad" type="submit">
            {t('translations.settings.deletion.confirm')}
          </Button>
          <Button onClick={onClose}>{t('translations.settings.deletion.keep')}</Button>
        </>
      }
      onClose={onClose}
      open={true}
      role="alertdialog"
      title={t('translations.settings.deletion.ask')}
    >
      {t('translations.settings.deletion.askText')}
      <form className={css['in-dialog']} id={formId} noValidate={true} onSubmit={submit}>
        {call.isError && !isWrong && <DeletionFailure problem={problemOf(call.error)} />}
        <PasswordField
          autoComplete="current-password"
          error={wrong}
          label={t('translations.settings.password.current')}
          onChange={(text) => {
            setPassword(text)
            setMissing(false)
          }}
          value={password}
        />
      </form>
    </Dialog>
  )
}

const REFUSALS = {
  'too-many-attempts': 'translations.settings.password.tooOften',
  'last-settings': 'translations.settings.deletion.lastSettings',
} as const

function DeletionFailure({ problem = '' }: { problem: string | undefined }) {
  const { t } = useTranslator('translations')
  const refusal = Object.hasOwn(REFUSALS, problem) ? REFUSALS[problem as keyof typeof REFUSALS] : undefined
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {t(refusal ?? 'translations.settings.deletion.failed')}
    </Banner>
  )
}

/** The grace period: until when the account can be restored, and the way to do it. */
export function DeletionNotice({ owner }: { owner: Owner }) {
  const { t, formatDate } = useTranslator('translations')
  const { data } = useQuery(keepingQuery(useCalls(), owner))
  const keep = useKeepAccount(owner)
  if (!data?.deleteAfter) return null
  return (
    <Banner
      action={
        <Button busy={keep.isPending} kind="primary" onClick={() => keep.mutate()}>
          {t('translations.settings.deletion.keep')}
        </Button>
      }
      icon={CalendarClock}
      live="status"
      tone="buoy"
    >
      {t('translations.settings.deletion.planned', {
        day: formatDate(data.deleteAfter.slice(0, 10), 'long'),
      })}
    </Banner>
  )
}

/**
 * What a user must know after deleting their account. Only they have the day in their history; other visitors
 * read how a deletion works, and nothing about their own account.
 */
export function DeletionPlanned() {
  const { t, formatDate } = useTranslator('translations')
  const day = readDay(history.state)
  const title = t(day ? 'translations.settings.deletion.doneTitle' : 'translations.settings.deletion.how')
  usePageName(title)
  return (
    <EmptyState
      action={
        <ButtonLink kind="primary" to="/login/sign-in">
          {t('translations.settings.deletion.doneKeep')}
        </ButtonLink>
      }
      drawing={boatUnderWay}
      level={1}
      title={title}
    >
      <span className={css.said}>
        <span>
          {day
            ? t('translations.settings.deletion.planned', { day: formatDate(day, 'long') })
            : t('translations.settings.deletion.text', { days: DELETION_GRACE_DAYS })}
        </span>
        <span>
          {t('translations.settings.deletion.then')} {t('translations.settings.deletion.kept')}
        </span>
        {day && <span>{t('translations.settings.deletion.doneText')}</span>}
      </span>
    </EmptyState>
  )
}
