import type { ERecordArchiveWire } from '@fathom/contract/training'
import { useQuery } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { archiveQuery, type RecordOf } from './record.queries.ts'
import { Reply } from './record-reply.tsx'
import { useDay } from './use-format.ts'

type Entry = ERecordArchiveWire[number]
type Props = {
  of: RecordOf
  /** The enrollment whose record is open. */
  open: string
  pathOf: (enrolmentId: string) => string
}

/** CA-16: each enrollment in the course. */
export function ArchiveCard({ of, open, pathOf }: Props) {
  const { t } = useTranslator('training-records')
  const archive = useQuery(archiveQuery(useCalls(), of))
  return (
    <Reply skeletons={['8rem']} failed={t('training-records.failed.archive')} id={of.id} of={archive}>
      {(entries) => (
        <Card title={t('training-records.archive.title')}>
          <List>
            {entries.map((entry) => (
              <Row
                entry={entry}
                isOpen={entry.enrolmentId === open}
                key={entry.enrolmentId}
                pathOf={pathOf}
              />
            ))}
          </List>
        </Card>
      )}
    </Reply>
  )
}

const stateOf = ({ certifiedDate, completedDate, endedDate }: Entry) => {
  if (certifiedDate) return { state: 'certified', at: certifiedDate } as const
  if (endedDate) return { state: 'ended', at: endedDate } as const
  return completedDate
    ? ({ state: 'completed', at: completedDate } as const)
    : ({ state: 'current', at: undefined } as const)
}

type RowProps = { entry: Entry; isOpen: boolean; pathOf: Props['pathOf'] }

function Row({ entry, isOpen, pathOf }: RowProps) {
  const { t, formatPercent } = useTranslator('training-records')
  const day = useDay()
  const { state, at } = stateOf(entry)
  const label = t(`training-records.archive.${state}`)
  const share = formatPercent(entry.progress)
  const words = at ? `${label} · ${day(at)}` : `${label} · ${share}`
  return (
    <ListRow
      lead={<Tile icon={Archive} tone={isOpen ? 'info' : 'plain'} />}
      text={isOpen ? `${words} · ${t('training-records.archive.now')}` : words}
      title={t('training-records.archive.taken', { date: day(entry.enrollmentDate) })}
      {...(!isOpen && { to: pathOf(entry.enrolmentId) })}
    />
  )
}
