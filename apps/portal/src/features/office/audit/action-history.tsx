import type { HistoryEntryWire } from '@fathom/contract/office'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import css from './audit-screen.module.css'
import { useActionWords } from './audit-words.ts'
import { isEmpty, useValueWords } from './value-words.ts'

type Props = { entries: readonly HistoryEntryWire[]; level?: 2 | 3 }

/** What staff did to a person or with an item, newest first (OF-09). */
export function ActionHistory({ entries, level = 2 }: Props) {
  const wordsOf = useActionWords()
  const { t, formatDay, formatTime, formatId } = useTranslator('office-audit')
  const stepOf = useStep()
  const title = t('office-audit.history')
  return (
    <Card level={level} title={title}>
      {entries.length === 0 && <p className={css.quiet}>{t('office-audit.historyNone')}</p>}
      <List label={title}>
        {entries.map(({ id, at, action, actor, object, detail }) => (
          <ListRow
            key={id}
            text={[
              `${formatDay(new Date(at))} ${formatTime(new Date(at))}`,
              actor.name || t('office-audit.former'),
              ...(actor.affiliateId === null ? [] : [formatId(actor.affiliateId)]),
            ].join(' · ')}
            title={[
              wordsOf({ action, detail }),
              [object?.name, stepOf({ action, detail })].filter(Boolean).join(' · '),
            ]
              .filter(Boolean)
              .join(': ')}
          />
        ))}
      </List>
    </Card>
  )
}

/** Of these, the history says from what to what. */
const CHANGES: readonly HistoryEntryWire['action'][] = ['order-moved', 'type-changed']

function useStep(): (entry: Pick<HistoryEntryWire, 'action' | 'detail'>) => string | undefined {
  const { t } = useTranslator('office-audit')
  const words = useValueWords()
  return ({ action, detail: { from, to } }) =>
    !CHANGES.includes(action) || isEmpty(from) || isEmpty(to)
      ? undefined
      : t('office-audit.detail.change', { from: words(action, from), to: words(action, to) })
}
