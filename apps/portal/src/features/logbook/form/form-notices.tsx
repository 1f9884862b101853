import { useMutation, useQueryClient } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CornerUpLeft from 'lucide-react/icons/corner-up-left'
import Hourglass from 'lucide-react/icons/hourglass'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import type { DiveDraft, DiveDraftState } from './draft/dive-draft.ts'
import { withdraw } from './form.mutations.ts'
import { logToEditQuery } from './form.queries.ts'
import { useForm } from './state/form-context.ts'
import type { FinishControls } from './use-finish.ts'

type Props = {
  draft: DiveDraft
  state: DiveDraftState
  finish: FinishControls
  onRestore: () => void
  /** Set if this device has changes of a log that can't be changed now. */
  onReopen: (() => void) | undefined
}

type Locked = Pick<Props, 'draft' | 'onReopen'>

/** What keeps the diver from finishing the log. */
export function FormNotices({ draft, state, finish, onRestore, onReopen }: Props) {
  return (
    <>
      <LockedNotice draft={draft} onReopen={onReopen} />
      <ReturnedNotice />
      {finish.waiting && <WaitingNotice finish={finish} photos={finish.waiting.photos} />}
      {finish.hasFailed && <FailedNotice finish={finish} />}
      {state.kind === 'gone' && <GoneNotice onRestore={onRestore} />}
      {state.kind === 'refused' && <RefusedNotice because={state.because} />}
    </>
  )
}

/** ER-02 */
function FailedNotice({ finish }: { finish: FinishControls }) {
  const { t } = useTranslator('logbook', 'logbook-form')
  return (
    <Banner
      action={<Button onClick={finish.finish}>{t('shell.error.retry')}</Button>}
      icon={CircleAlert}
      live="alert"
      tone="bad"
    >
      <b>{t('logbook.notSaved')}</b>
      <p>{t('logbook-form.failed.safe')}</p>
    </Banner>
  )
}

/** Nothing is wrong; the device is just offline. */
function WaitingNotice({ finish, photos }: { finish: FinishControls; photos: number }) {
  const { t } = useTranslator('logbook-form')
  return (
    <Banner
      action={<Button onClick={finish.finish}>{t('shell.error.retry')}</Button>}
      icon={WifiOff}
      live="status"
    >
      <b>{t('logbook-form.waits.title', { photos: photos > 0 ? 'yes' : 'no' })}</b>
      <p>{t('logbook-form.waits.text')}</p>
    </Banner>
  )
}

/** ST-01: why the instructor returned it. */
function ReturnedNotice() {
  const { t } = useTranslator('logbook-form')
  const { log } = useForm()
  if (log?.status !== 'Resubmit') return null
  return (
    <Banner icon={CornerUpLeft} tone="buoy">
      <b>{t('logbook-form.returned.title', { name: log.instructorName })}</b>
      <p>
        <bdi>{log.resubmitReason}</bdi>
      </p>
    </Banner>
  )
}

function GoneNotice({ onRestore }: { onRestore: () => void }) {
  const { t } = useTranslator('logbook-form')
  return (
    <Banner
      action={<Button onClick={onRestore}>{t('logbook-form.gone.restore')}</Button>}
      icon={CircleAlert}
      live="alert"
      tone="warn"
    >
      <b>{t('logbook-form.gone.title')}</b>
      <p>{t('logbook-form.gone.text')}</p>
    </Banner>
  )
}

const REASONS = ['frozen', 'waits-for-review', 'not-yours-to-do'] as const

function RefusedNotice({ because }: { because: string }) {
  const { t } = useTranslator('logbook', 'logbook-form')
  const reason = REASONS.find((each) => each === because) ?? 'no-such-move'
  return (
    <Banner
      action={<Button onClick={() => location.reload()}>{t('logbook-form.refused.look')}</Button>}
      icon={CircleAlert}
      live="alert"
      tone="warn"
    >
      {t(`logbook.refusal.${reason}`)}
    </Banner>
  )
}

/** ST-01: a waiting log can be withdrawn; a verified one can't be changed. */
function LockedNotice(locked: Locked) {
  const { log } = useForm()
  if (log?.status === 'Pending') return <WithInstructor {...locked} />
  if (log?.status === 'Verified') return <VerifiedNotice />
  return null
}

function WithInstructor({ draft, onReopen }: Locked) {
  const { t, formatDate } = useTranslator('logbook-form')
  const { log } = useForm()
  const take = useWithdraw(draft, onReopen)
  if (!log) return null
  const since = log.submittedAt ? formatDate(new Date(log.submittedAt), 'long') : ''
  return (
    <Banner
      action={
        <Button busy={take.isPending} onClick={() => take.mutate()}>
          {t('logbook-form.withdraw')}
        </Button>
      }
      icon={Hourglass}
      tone="warn"
    >
      <b>{t('logbook-form.waiting.title', { name: log.instructorName })}</b>
      <p>{t('logbook-form.waiting.text', { date: since })}</p>
      {onReopen && <p>{t('logbook-form.waiting.unsent')}</p>}
    </Banner>
  )
}

function useWithdraw(draft: DiveDraft, onReopen: Locked['onReopen']) {
  const { t } = useTranslator('logbook-form')
  const calls = useCalls()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { base: log } = draft.snapshot()
      if (log) draft.adopt(await withdraw(calls, log))
    },
    networkMode: 'always',
    onSuccess: async () => {
      showToast({ text: t('logbook-form.withdrawn') })
      await client.invalidateQueries({ queryKey: ['logbook'] })
      onReopen?.()
    },
    onError: async () => {
      showToast({ text: t('logbook-form.notWithdrawn') })
      const { base: log } = draft.snapshot()
      // The instructor may have been faster; the form then shows the result.
      const now = log && (await client.fetchQuery(logToEditQuery(calls, log.id)).catch(() => undefined))
      if (now) draft.adopt(now)
    },
  })
}

function VerifiedNotice() {
  const { t, formatDate } = useTranslator('logbook-form')
  const { log } = useForm()
  const { verification } = log ?? {}
  if (!verification) return null
  const date = formatDate(new Date(verification.at), 'long')
  return (
    <Banner icon={BadgeCheck} tone="ok">
      <b>{t('logbook-form.verified.title', { name: verification.name, date })}</b>
      <p>{t('logbook-form.verified.text')}</p>
    </Banner>
  )
}
