import type { AssignedWire } from '@fathom/contract/applications'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile, type TileTone } from '../../../shared/ui/surface/tile.tsx'
import { useNarrow } from '../../../shared/use-narrow.ts'
import { StatusBadge } from '../status/status-badge.tsx'
import { useTypeTitle } from '../status/use-type-title.ts'
import css from './start.module.css'

type Mine = AssignedWire['items'][number]

/** Orange when it's the applicant's turn; muted when it is over. */
function toneOf({ waitsFor, status }: Mine): TileTone {
  if (waitsFor === 'applicant') return 'buoy'
  if (status === 'Complete') return 'ok'
  return waitsFor ? 'info' : 'plain'
}

export function ApplicationList({ mine }: { mine: readonly Mine[] }) {
  const { t, formatDate } = useTranslator('applications')
  const titleOf = useTypeTitle()
  // On a phone, a title doesn't fit next to a badge.
  const isNarrow = useNarrow('tablet')
  const whereOf = ({ waitsFor }: Mine) =>
    t(`applications.start.waits.${waitsFor === null || waitsFor === 'store' ? 'over' : waitsFor}`)
  return (
    <List label={t('applications.start.mine')}>
      {mine.map((each) => (
        <ListRow
          end={!isNarrow && <StatusBadge status={each.status} />}
          key={each.id}
          lead={<Tile icon={ClipboardList} tone={toneOf(each)} />}
          text={
            <>
              {t('applications.start.changed', { where: whereOf(each), date: formatDate(each.changedAt) })}
              {isNarrow && (
                <span className={css.badge}>
                  <StatusBadge status={each.status} />
                </span>
              )}
            </>
          }
          title={titleOf(each.type)}
          to={paths.application(each.id)}
        />
      ))}
    </List>
  )
}
