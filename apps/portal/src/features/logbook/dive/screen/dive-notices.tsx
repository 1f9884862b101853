import type { LogRole } from '@fathom/domain/logbook'
import Hourglass from 'lucide-react/icons/hourglass'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { useWithdraw } from '../actions/use-withdraw.ts'
import type { Dive } from '../dive.queries.ts'
import css from './dive.module.css'

/** What the reader must know first: a broken seal, a returned log, a pending review. */
export function DiveNotices({ dive, role }: { dive: Dive; role: LogRole }) {
  const { t } = useTranslator('logbook-dive')
  const { log, seal } = dive
  if (seal === 'broken')
    return (
      <div className={css.notice}>
        <Banner icon={ShieldAlert} live="alert" tone="bad">
          <b>{t('logbook-dive.seal.broken')}</b>
          <p>{t('logbook-dive.seal.brokenText')}</p>
        </Banner>
      </div>
    )
  if (log.status === 'Resubmit')
    return (
      <div className={css.notice}>
        <Banner icon={Undo2} tone="buoy">
          <b>{t('logbook-dive.returned', { name: log.instructorName })}</b>
          <p dir="auto">{log.resubmitReason}</p>
        </Banner>
      </div>
    )
  if (log.status === 'Pending' && role === 'owner') return <Waiting dive={dive} />
  return null
}

function Waiting({ dive: { log } }: { dive: Dive }) {
  const { t, formatDay } = useTranslator('logbook-dive')
  const withdraw = useWithdraw()
  return (
    <div className={css.notice}>
      <Banner
        action={
          <Button busy={withdraw.isPending} onClick={() => withdraw.mutate(log)}>
            {t('logbook-dive.withdraw')}
          </Button>
        }
        icon={Hourglass}
        tone="warn"
      >
        <b>{t('logbook-dive.waiting', { name: log.instructorName })}</b>
        <p>{t('logbook-dive.waitingText', { date: log.submittedAt ? formatDay(log.submittedAt) : '' })}</p>
      </Banner>
    </div>
  )
}
