import type { UnitSystem } from '@fathom/domain/logbook'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import BadgeCheck from 'lucide-react/icons/badge-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { isOnline } from '../../../shared/connection.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import { chosenOf, type GroupBy, groupsOf, toggled } from './groups.ts'
import css from './review.module.css'
import type { Sent } from './review.queries.ts'
import { ReviewDialogs, type ReviewRequest } from './review-dialogs.tsx'
import { type Actions, ReviewGroup } from './review-group.tsx'
import { type Failure, type Judgement, useReview } from './use-review.ts'

type Props = { sent: readonly Sent[]; count: number; unit: UnitSystem }

/** The dives to review, the selection, and the result of the last action. */
export function ReviewList({ sent, count, unit }: Props) {
  const { t } = useTranslator('logbook-review')
  const [by, setBy] = useState<GroupBy>('class')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [request, setRequest] = useState<ReviewRequest>()
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const isConnected = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  if (wasOffline && isConnected) setWasOffline(false)
  const review = useReview(setFailures)
  const judge = (judgement: Judgement) => {
    // Keep the dialog open, with what was typed into it.
    if (!isOnline()) return setWasOffline(true)
    setFailures([])
    setRequest(undefined)
    review.mutate(judgement, { onSuccess: () => setChosen((now) => toggled(now, judgement.sent, false)) })
  }
  const actions: Actions = {
    choose: (some, on) => setChosen((now) => toggled(now, some, on)),
    verify: (some) => setRequest({ action: 'verify', sent: some }),
    giveBack: (some) => setRequest({ action: 'return', sent: some }),
  }
  const close = () => {
    setRequest(undefined)
    setWasOffline(false)
  }
  const picked = chosenOf(sent, chosen)
  return (
    <>
      <FailureList failures={failures} onClose={() => setFailures([])} />
      {sent.length === 0 && <NothingToReview />}
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
      <ReviewDialogs isOffline={wasOffline} onClose={close} onConfirm={judge} request={request} />
    </>
  )
}

function NothingToReview() {
  const { t } = useTranslator('logbook-review')
  return (
    <Card>
      <EmptyState drawing={slate} title={t('logbook-review.none')}>
        {t('logbook-review.noneText')}
      </EmptyState>
    </Card>
  )
}

const GROUPINGS: readonly GroupBy[] = ['class', 'student']

type ReviewBarProps = {
  by: GroupBy
  onGroup: (by: GroupBy) => void
  all: number
  chosen: number
  busy: boolean
  onChooseAll: (on: boolean) => void
  onVerify: () => void
  onReturn: () => void
}

/**
 * Selects all, and reviews the selection. It's sticky, with its buttons, only while something is selected.
 */
function ReviewBar({ by, onGroup, all, chosen, busy, onChooseAll, onVerify, onReturn }: ReviewBarProps) {
  const { t } = useTranslator('logbook-review')
  return (
    <>
      <div className={css.grouping}>
        <Segments
          legend={t('logbook-review.by.title')}
          onSelect={onGroup}
          segments={GROUPINGS.map((key) => ({ key, label: t(`logbook-review.by.${key}`) }))}
          selected={by}
        />
      </div>
      <section
        aria-label={t('logbook-review.chosen.title')}
        className={css.bar}
        data-chosen={chosen > 0 || undefined}
      >
        <Checkbox
          checked={all > 0 && chosen === all}
          onChange={({ target }) => onChooseAll(target.checked)}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < all
          }}
        >
          {t('logbook-review.chooseAll')}
        </Checkbox>
        <p className={css.count} role="status">
          {chosen > 0 && t('logbook-review.chosen.count', { count: chosen })}
        </p>
        {chosen > 0 && (
          <>
            <Button icon={Undo2} onClick={onReturn}>
              {t('logbook-review.return')}
            </Button>
            <Button busy={busy} icon={BadgeCheck} kind="primary" onClick={onVerify}>
              {t('logbook-review.verifyChosen', { count: chosen })}
            </Button>
          </>
        )}
      </section>
    </>
  )
}

const unknownLast = (one: Failure, other: Failure) =>
  Number(one.problem === 'unexpected') - Number(other.problem === 'unexpected')

/** Per log: what stayed unchanged, and why. */
export function FailureList({ failures, onClose }: { failures: readonly Failure[]; onClose: () => void }) {
  const { t } = useTranslator('logbook-review')
  // For unexpected failures we don't know whether the log changed.
  const stayed = failures.filter(({ problem }) => problem !== 'unexpected').length
  if (failures.length === 0) return null
  return (
    <div className={css.notice}>
      <Banner
        action={<Button onClick={onClose}>{t('logbook-review.failed.close')}</Button>}
        icon={TriangleAlert}
        live="alert"
        tone="bad"
      >
        {stayed > 0 && <b>{t('logbook-review.failed.title', { count: stayed })}</b>}
        <ul>
          {failures.toSorted(unknownLast).map(({ sent: { log, student }, problem }) => (
            <li key={log.id}>{t(`logbook-review.failed.${problem}`, { student, title: log.title })}</li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
