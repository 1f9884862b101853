import type { UnitSystem } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Checkbox } from '../../../../shared/ui/form/checkbox.tsx'
import { Card } from '../../../../shared/ui/surface/card.tsx'
import { useCourseWords } from '../../dive/parts/skills-card.tsx'
import css from '../review.module.css'
import type { Sent } from '../review.queries.ts'
import { choiceOf, type Group, type GroupBy } from './groups.ts'
import { ReviewRow } from './review-row.tsx'

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
