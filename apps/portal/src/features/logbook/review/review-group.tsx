import { isAdventureDive, isBeyondTrainingDepth, skillsOf, type UnitSystem } from '@fathom/domain/logbook'
import BadgeCheck from 'lucide-react/icons/badge-check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import { useId, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { DiveBody } from '../dive/dive-body.tsx'
import { MiniProfile } from '../dive/mini-profile.tsx'
import { useCourseWords } from '../dive/skills-card.tsx'
import { measure } from '../form/fields/measures.ts'
import { choiceOf, type Group, type GroupBy } from './groups.ts'
import css from './review.module.css'
import type { Sent } from './review.queries.ts'

export type Actions = {
  choose: (sent: readonly Sent[], on: boolean) => void
  verify: (sent: readonly Sent[]) => void
  giveBack: (sent: readonly Sent[]) => void
}

type Props = {
  group: Group
  by: GroupBy
  unit: UnitSystem
  chosen: ReadonlySet<string>
  busy: boolean
  actions: Actions
}

/** A class, or the dives of one student. */
export function ReviewGroup({ group: { sent }, by, unit, chosen, busy, actions }: Props) {
  const { t } = useTranslator('logbook-review')
  const courseWords = useCourseWords()
  const [first] = sent
  if (!first) return null
  const title = by === 'student' ? first.student : courseWords(first.log) || first.log.title
  const count = sent.filter((one) => chosen.has(choiceOf(one))).length
  return (
    <Card
      aside={
        sent.length > 1 && (
          <Checkbox
            checked={count === sent.length}
            onChange={({ target }) => actions.choose(sent, target.checked)}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < sent.length
            }}
          >
            {t('logbook-review.chooseGroup', { count: sent.length })}
            <span className="visually-hidden">, {title}</span>
          </Checkbox>
        )
      }
      title={<bdi>{title}</bdi>}
    >
      <ul className={css.rows}>
        {sent.map((one) => (
          <ReviewRow
            busy={busy}
            chosen={chosen.has(choiceOf(one))}
            group={title}
            key={one.log.id}
            onChoose={(on) => actions.choose([one], on)}
            onReturn={() => actions.giveBack([one])}
            onVerify={() => actions.verify([one])}
            sent={one}
            unit={unit}
          />
        ))}
      </ul>
    </Card>
  )
}

type ReviewRowProps = {
  sent: Sent
  /** The group name; a title that repeats it is hidden. */
  group: string
  unit: UnitSystem
  chosen: boolean
  busy: boolean
  onChoose: (on: boolean) => void
  onVerify: () => void
  onReturn: () => void
}

/** One pending log: enough to decide at a glance, with details on demand. */
function ReviewRow({ sent, group, unit, chosen, busy, onChoose, onVerify, onReturn }: ReviewRowProps) {
  const { t } = useTranslator('logbook-review')
  const { log, student } = sent
  const [isOpen, setOpen] = useState(false)
  const bodyId = useId()
  return (
    <li className={css.row}>
      <div className={css.line}>
        <Checkbox checked={chosen} onChange={({ target }) => onChoose(target.checked)}>
          <span className={css.student}>
            <bdi>{student}</bdi>
          </span>
          <span className="visually-hidden">, {log.title}</span>
        </Checkbox>
        <MiniProfile className={css.mini} log={log} />
        <RowFacts group={group} sent={sent} unit={unit} />
        <Button
          aria-controls={bodyId}
          aria-expanded={isOpen}
          icon={ChevronDown}
          kind="quiet"
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'logbook-review.less' : 'logbook-review.read')}
          <span className="visually-hidden">
            {' '}
            {student}, {log.title}
          </span>
        </Button>
      </div>
      <div className={css.body} hidden={!isOpen} id={bodyId}>
        {isOpen && (
          <>
            <DiveBody dive={{ log, seal: null, number: null, code: null }} unit={unit} />
            <div className={css.actions}>
              <Button busy={busy} icon={Undo2} onClick={onReturn}>
                {t('logbook-review.returnTo', { name: student })}
              </Button>
              <Button busy={busy} icon={BadgeCheck} kind="primary" onClick={onVerify}>
                {t('logbook-review.verify')}
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  )
}

/** Title, day, depth and time; completed and total skills; a depth beyond the limit. */
function RowFacts({ sent: { log }, group, unit }: Pick<ReviewRowProps, 'sent' | 'group' | 'unit'>) {
  const translator = useTranslator('logbook-review')
  const { t, formatDay } = translator
  const { maxDepth, bottomTime } = log.depthTime
  const required = requiredSkills(log)
  const facts = [
    log.date && formatDay(log.date),
    log.location,
    maxDepth !== null && measure(translator, unit, 'depth', maxDepth),
    bottomTime !== null && t('logbook-review.minutes', { minutes: bottomTime }),
    t('logbook-review.skills', { count: log.skills.length, of: Math.max(required, log.skills.length) }),
  ].filter(Boolean)
  return (
    <div className={css.facts}>
      {!group.endsWith(log.title) && (
        <p className={css.title}>
          <bdi>{log.title}</bdi>
        </p>
      )}
      <p>{facts.join(', ')}</p>
      {maxDepth !== null && isBeyondTrainingDepth(maxDepth, unit) && (
        <Badge icon={TriangleAlert} tone="warn">
          {t('logbook-review.deep')}
        </Badge>
      )}
    </div>
  )
}

const requiredSkills = ({ course, number, adventureDive }: Sent['log']): number =>
  course
    ? skillsOf(course, number, adventureDive && isAdventureDive(adventureDive) ? adventureDive : null).length
    : 0
