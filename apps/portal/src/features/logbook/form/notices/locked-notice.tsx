import { useMutation, useQueryClient } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Hourglass from 'lucide-react/icons/hourglass'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { showToast } from '../../../../shared/ui/overlay/toasts.ts'
import { withdraw } from '../form.mutations.ts'
import { logToEditQuery } from '../form.queries.ts'
import type { Saver } from '../saving/saver.ts'
import { useForm } from '../state/form-context.ts'

/** ST-01: a waiting log can be withdrawn; a verified one can't be changed. */
export function LockedNotice({ saver }: { saver: Saver }) {
  const { log } = useForm()
  if (log?.status === 'Pending') return <WaitingNotice saver={saver} />
  if (log?.status === 'Verified') return <VerifiedNotice />
  return null
}

function WaitingNotice({ saver }: { saver: Saver }) {
  const { t, formatDate } = useTranslator('logbook-form')
  const { log } = useForm()
  const take = useWithdraw(saver)
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
    </Banner>
  )
}

function useWithdraw(saver: Saver) {
  const { t } = useTranslator('logbook-form')
  const calls = useCalls()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { log } = saver.snapshot()
      if (log) saver.adopt(await withdraw(calls, log))
    },
    networkMode: 'always',
    onSuccess: () => {
      showToast({ text: t('logbook-form.withdrawn') })
      return client.invalidateQueries({ queryKey: ['logbook'] })
    },
    onError: async () => {
      showToast({ text: t('logbook-form.notWithdrawn') })
      const { log } = saver.snapshot()
      // The instructor may have been faster; the form then shows the result.
      const now = log && (await client.fetchQuery(logToEditQuery(calls, log.id)).catch(() => undefined))
      if (now) saver.adopt(now)
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
