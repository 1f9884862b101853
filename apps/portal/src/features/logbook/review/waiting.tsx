import type { UnitSystem } from '@fathom/domain/logbook'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useOnline } from '../../../shared/use-online.ts'
import { FailureList } from './actions/failure-list.tsx'
import type { Failure } from './actions/failures.ts'
import { type Question, Questions } from './actions/questions.tsx'
import { type Judgement, useReview } from './actions/use-review.ts'
import { NothingWaits } from './empty-review-list.tsx'
import { chosenOf, type GroupBy, groupsOf, toggled } from './list/groups.ts'
import { ReviewBar } from './list/review-bar.tsx'
import { type Actions, ReviewGroup } from './list/review-group.tsx'
import css from './review.module.css'
import type { Sent } from './review.queries.ts'

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
