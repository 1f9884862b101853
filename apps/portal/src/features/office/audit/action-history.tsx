import type { HistoryEntryWire } from '@fathom/contract/office'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import css from './audit-screen.module.css'
import { useActionWords, useDetailLines } from './audit-words.ts'

type Props = { entries: readonly HistoryEntryWire[]; level?: 2 | 3 }

/** What staff did to a person or with an item, newest first (OF-09). */
export function ActionHistory({ entries, level = 2 }: Props) {
  const wordsOf = useActionWords()
  const linesOf = useDetailLines()
  const { t, formatMoment, formatId } = useTranslator('office-audit')
  const title = t('office-audit.history')
  const when = ({ at, actor }: HistoryEntryWire) =>
    [
      formatMoment(at),
      actor.name || t('office-audit.former'),
      ...(actor.affiliateId === null ? [] : [formatId(actor.affiliateId)]),
    ].join(' · ')
  return (
    <Card level={level} title={title}>
      {entries.length === 0 && <p className={css.quiet}>{t('office-audit.historyNone')}</p>}
      <List label={title}>
        {entries.map((entry) => (
          <ListRow
            key={entry.id}
            text={
              <span className={css.details}>
                {linesOf(withoutRepeated(entry)).map((line) => (
                  <bdi key={line}>{line}</bdi>
                ))}
                <span>{when(entry)}</span>
              </span>
            }
            title={[wordsOf(entry), entry.object?.name].filter(Boolean).join(': ')}
          />
        ))}
      </List>
    </Card>
  )
}

/** The card in the title has the name of its level. */
function withoutRepeated(entry: HistoryEntryWire): HistoryEntryWire {
  if (entry.object?.name === undefined) return entry
  const { levelID: _named, ...detail } = entry.detail
  return { ...entry, detail }
}
