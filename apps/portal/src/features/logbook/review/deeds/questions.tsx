import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import type { Sent } from '../review.queries.ts'
import { ReturnDialog } from './return-dialog.tsx'
import type { Judgement } from './use-review.ts'
import { VerifyDialog } from './verify-dialog.tsx'

export type Question = { deed: Judgement['deed']; sent: readonly Sent[] }

type Props = {
  asked: Question | undefined
  /** It was answered without a signal. */
  isOffline: boolean
  onJudge: (judgement: Judgement) => void
  onClose: () => void
}

/** What is asked before a judgement goes out: neither can be taken back. */
export function Questions({ asked, isOffline, onJudge, onClose }: Props) {
  const sentTo = (deed: Judgement['deed']) => (asked?.deed === deed ? asked.sent : undefined)
  const notice = isOffline && <NotSent />
  return (
    <>
      <VerifyDialog
        notice={notice}
        onClose={onClose}
        onVerify={() => asked && onJudge({ deed: 'verify', sent: asked.sent })}
        sent={sentTo('verify')}
      />
      <ReturnDialog
        notice={notice}
        onClose={onClose}
        onReturn={(reason) => asked && onJudge({ deed: 'return', sent: asked.sent, reason })}
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
