import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import type { Sent } from '../review.queries.ts'
import { ReturnDialog } from './return-dialog.tsx'
import type { Judgement } from './use-review.ts'
import { VerifyDialog } from './verify-dialog.tsx'

export type Question = { action: Judgement['action']; sent: readonly Sent[] }

type Props = {
  asked: Question | undefined
  /** The user confirmed while offline. */
  isOffline: boolean
  onJudge: (judgement: Judgement) => void
  onClose: () => void
}

/** The confirmation dialogs before a review is sent: neither verify nor return can be undone. */
export function Questions({ asked, isOffline, onJudge, onClose }: Props) {
  const sentTo = (action: Judgement['action']) => (asked?.action === action ? asked.sent : undefined)
  const notice = isOffline && <NotSent />
  return (
    <>
      <VerifyDialog
        notice={notice}
        onClose={onClose}
        onVerify={() => asked && onJudge({ action: 'verify', sent: asked.sent })}
        sent={sentTo('verify')}
      />
      <ReturnDialog
        notice={notice}
        onClose={onClose}
        onReturn={(reason) => asked && onJudge({ action: 'return', sent: asked.sent, reason })}
        sent={sentTo('return')}
      />
    </>
  )
}

function NotSent() {
  const { t } = useTranslator('logbook-review')
  return (
    <Banner icon={WifiOff} live="alert" tone="warn">
      {t('logbook-review.failed.offline')}
    </Banner>
  )
}
