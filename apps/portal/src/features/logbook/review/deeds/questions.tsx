import type { Sent } from '../review.queries.ts'
import { ReturnDialog } from './return-dialog.tsx'
import type { Judgement } from './use-review.ts'
import { VerifyDialog } from './verify-dialog.tsx'

export type Question = { deed: Judgement['deed']; sent: readonly Sent[] }

type Props = {
  asked: Question | undefined
  onJudge: (judgement: Judgement) => void
  onClose: () => void
}

/** What is asked before a judgement goes out: neither can be taken back. */
export function Questions({ asked, onJudge, onClose }: Props) {
  const sentTo = (deed: Judgement['deed']) => (asked?.deed === deed ? asked.sent : undefined)
  return (
    <>
      <VerifyDialog
        onClose={onClose}
        onVerify={() => asked && onJudge({ deed: 'verify', sent: asked.sent })}
        sent={sentTo('verify')}
      />
      <ReturnDialog
        onClose={onClose}
        onReturn={(reason) => asked && onJudge({ deed: 'return', sent: asked.sent, reason })}
        sent={sentTo('return')}
      />
    </>
  )
}
