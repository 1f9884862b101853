import type { UnitSystem } from '@fathom/domain/logbook'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import BadgeCheck from 'lucide-react/icons/badge-check'
import WifiOff from 'lucide-react/icons/wifi-off'
import { type ReactNode, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import { FailureList } from './failure-list.tsx'
import type { Failure } from './failures.ts'
import { chosenOf, type GroupBy, groupsOf, toggled } from './groups.ts'
import css from './review.module.css'
import type { Sent } from './review.queries.ts'
import { ReviewBar } from './review-bar.tsx'
import { ReturnDialog } from './review-dialogs.tsx'
import { type Actions, ReviewGroup } from './review-group.tsx'
import { type Judgement, useReview } from './use-review.ts'

type Props = { sent: readonly Sent[]; count: number; unit: UnitSystem }

/** The dives to review, the selection, and the result of the last action. */
export function Waiting({ sent, count, unit }: Props) {
  const { t } = useTranslator('logbook-review')
  const [by, setBy] = useState<GroupBy>('class')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Question>()
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const isOnline = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  if (wasOffline && isOnline) setWasOffline(false)
  const review = useReview(setFailures)
  const judge = (judgement: Judgement) => {
    // Keep the dialog open, with what was typed into it.
    if (!navigator.onLine) return setWasOffline(true)
    setFailures([])
    setAsked(undefined)
    review.mutate(judgement, { onSuccess: () => setChosen((now) => toggled(now, judgement.sent, false)) })
  }
  const actions: Actions = {
    choose: (some, on) => setChosen((now) => toggled(now, some, on)),
    verify: (some) => setAsked({ action: 'verify', sent: some }),
    giveBack: (some) => setAsked({ action: 'return', sent: some }),
  }
  const close = () => {
    setAsked(undefined)
    setWasOffline(false)
  }
  const picked = chosenOf(sent, chosen)
  return (
    <>
      <FailureList failures={failures} onClose={() => setFailures([])} />
      {sent.length === 0 && <NothingWaits />}
      {sent.length > 0 && (
        <ReviewBar
          all={sent.length}
          busy={review.isPending}
          by={by}
          chosen={picked.length}
          onChooseAll={(on) => actions.choose(sent, on)}
          onGroup={setBy}
          onReturn={() => actions.giveBack(picked)}
          onVerify={() => actions.verify(picked)}
        />
      )}
      {count > sent.length && (
        <p className={css.count}>{t('logbook-review.first', { shown: sent.length, count })}</p>
      )}
      {groupsOf(sent, by).map((group) => (
        <ReviewGroup
          busy={review.isPending}
          by={by}
          chosen={chosen}
          actions={actions}
          group={group}
          key={group.key}
          unit={unit}
        />
      ))}
      <Questions asked={asked} isOffline={wasOffline} onClose={close} onJudge={judge} />
    </>
  )
}

function NothingWaits() {
  const { t } = useTranslator('logbook-review')
  return (
    <Card>
      <EmptyState drawing={slate} title={t('logbook-review.none')}>
        {t('logbook-review.noneText')}
      </EmptyState>
    </Card>
  )
}

type Question = { action: Judgement['action']; sent: readonly Sent[] }

type QuestionsProps = {
  asked: Question | undefined
  /** The user confirmed while offline. */
  isOffline: boolean
  onJudge: (judgement: Judgement) => void
  onClose: () => void
}

/** The confirmation dialogs before a review is sent: neither verify nor return can be undone. */
function Questions({ asked, isOffline, onJudge, onClose }: QuestionsProps) {
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

type VerifyDialogProps = {
  sent: readonly Sent[] | undefined
  notice: ReactNode
  onVerify: () => void
  onClose: () => void
}

/** A verified log is sealed and can't be undone, so this asks first: whose dives, and how many. */
function VerifyDialog({ sent, notice, onVerify, onClose }: VerifyDialogProps) {
  const { t } = useTranslator('logbook-review')
  const count = sent?.length ?? 0
  return (
    <Dialog
      actions={
        <>
          <Button icon={BadgeCheck} kind="primary" onClick={onVerify}>
            {t('logbook-review.verifyChosen', { count })}
          </Button>
          <Button data-first-focus={true} onClick={onClose}>
            {t('logbook-review.keep')}
          </Button>
        </>
      }
      onClose={onClose}
      open={sent !== undefined}
      role="alertdialog"
      title={t('logbook-review.verifyTitle', { count })}
    >
      <p>{t('logbook-review.verifyText')}</p>
      <ul className={css.asked}>
        {sent?.map(({ log, student }) => (
          <li key={`${log.affiliateId} ${log.id}`}>
            <bdi>{student}</bdi>, <bdi>{log.title}</bdi>
          </li>
        ))}
      </ul>
      {notice}
    </Dialog>
  )
}
