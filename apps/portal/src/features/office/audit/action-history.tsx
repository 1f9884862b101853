import type { AuditEntryWire } from '@fathom/contract/office'
import { REPLACEMENT_STATUSES } from '@fathom/domain/certifications'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import css from './audit-screen.module.css'
import { useActionWords } from './audit-words.ts'

type Props = { entries: readonly AuditEntryWire[]; level?: 2 | 3 }

/** What staff did to a person or with an item, newest first (OF-09). */
export function ActionHistory({ entries, level = 2 }: Props) {
  const wordsOf = useActionWords()
  const { t, formatDay, formatTime } = useTranslator('office-audit')
  const stepOf = useOrderStep()
  const title = t('office-audit.history')
  return (
    <Card level={level} title={title}>
      {entries.length === 0 && <p className={css.quiet}>{t('office-audit.historyNone')}</p>}
      <List label={title}>
        {entries.map(({ id, at, action, actor, detail }) => (
          <ListRow
            key={id}
            text={[
              `${formatDay(new Date(at))} ${formatTime(new Date(at))}`,
              actor.name || t('office-audit.former'),
              ...(actor.affiliateId === null ? [] : [String(actor.affiliateId)]),
            ].join(' · ')}
            title={[wordsOf({ action, detail }), stepOf({ action, detail })].filter(Boolean).join(': ')}
          />
        ))}
      </List>
    </Card>
  )
}

/** From which status an order went to which. */
function useOrderStep(): (entry: Pick<AuditEntryWire, 'action' | 'detail'>) => string | undefined {
  const { t } = useTranslator('office-audit', 'certifications-cards')
  return ({ action, detail }) => {
    if (action !== 'order-moved') return undefined
    const [from, to] = [detail.from, detail.to].map((status) =>
      REPLACEMENT_STATUSES.find((one) => one === status),
    )
    if (!from || !to) return undefined
    return t('office-audit.detail.change', {
      from: t(`certifications-cards.replacementStatus.${from}`),
      to: t(`certifications-cards.replacementStatus.${to}`),
    })
  }
}
