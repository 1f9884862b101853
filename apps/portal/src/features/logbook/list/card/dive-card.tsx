import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import { memo } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Link } from '../../../../shared/router/index.ts'
import { divePath } from '../../dive/dive-path.ts'
import { StatusBadge } from '../../dive/parts/status-badge.tsx'
import { Mini } from '../../dive/picture/mini.tsx'
import css from './card.module.css'
import { CardDate } from './card-date.tsx'
import { CardFigures } from './card-figures.tsx'
import { CardMenu } from './card-menu.tsx'
import { CardPhoto } from './card-photo.tsx'

type Props = {
  log: DiveLog
  /** The running number of this dive in the diver's life; undefined for drafts and while it loads. */
  number: number | undefined
  unit: UnitSystem
  /** The list isn't grouped by month, so each card shows its year. */
  withYear: boolean
  onDelete: (log: DiveLog) => void
}

/** A dive at a glance; the whole card links to its page. */
export const DiveCard = memo(function DiveCard({ log, number, unit, withYear, onDelete }: Props) {
  const { t, formatDay } = useTranslator('logbook-list')
  const [photo] = log.photos
  const title = log.title || t('logbook-list.untitled')
  return (
    <li className={css.card}>
      <CardDate date={log.date} number={number} withYear={withYear} />
      <Mini className={css.mini} log={log} />
      <div className={css.what}>
        <h3 className={css.title}>
          <Link
            aria-label={log.date ? `${title}, ${formatDay(log.date)}` : undefined}
            data-dive={log.id}
            to={divePath(log.id)}
          >
            <bdi>{title}</bdi>
          </Link>
        </h3>
        {log.location && (
          <p className={css.place}>
            <bdi>{log.location}</bdi>
          </p>
        )}
      </div>
      {photo && <CardPhoto log={log} photo={photo} />}
      <CardFigures log={log} unit={unit} />
      <div className={css.end}>
        <StatusBadge status={log.status} />
        <CardMenu log={log} onDelete={onDelete} title={title} />
      </div>
    </li>
  )
})
