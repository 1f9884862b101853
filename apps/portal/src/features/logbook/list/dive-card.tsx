import { type DiveLog, mayDo, type Photo, type UnitSystem } from '@fathom/domain/logbook'
import choice from '@fathom/look/controls/choice.module.css'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ImageOff from 'lucide-react/icons/image-off'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Link } from '../../../shared/router/index.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Menu } from '../../../shared/ui/overlay/menu.tsx'
import { MenuItem, MenuLink } from '../../../shared/ui/overlay/menu-item.tsx'
import type { DeviceDive } from '../device/pending.ts'
import { type Figure, figureOf } from '../dive/figure-of.ts'
import { hasMiniProfile, MiniProfile } from '../dive/mini-profile.tsx'
import { StatusBadge, WaitingBadge } from '../dive/status-badge.tsx'
import { divePath, formPaths } from '../logbook-paths.ts'
import { usePhoto } from '../use-photo.ts'
import css from './dive-card.module.css'

type Props = {
  dive: DeviceDive
  /** The running number of this dive in the diver's life; undefined for drafts and while it loads. */
  number: number | undefined
  unit: UnitSystem
  /** The list isn't grouped by month, so each card shows its year. */
  withYear: boolean
  onDelete: (log: DiveLog) => void
  /** Undefined unless dives are being selected. */
  isSelected?: boolean | undefined
  onSelect?: OnSelect | undefined
}

export type OnSelect = (id: string, isSelected: boolean, isRange: boolean) => void

/** A dive at a glance; the whole card links to its page. */
export const DiveCard = memo(function DiveCard(props: Props) {
  const { dive, number, unit, withYear, onDelete, isSelected, onSelect } = props
  const { t, formatDay } = useTranslator('logbook-list')
  const { log, waits } = dive
  const [photo] = log.photos
  const title = log.title || t('logbook-list.untitled')
  return (
    <div className={css.card} data-blank={!hasMiniProfile(log.depthTime) || undefined}>
      <CardDate date={log.date} number={number} withYear={withYear} />
      <MiniProfile className={css.mini} log={log} />
      {log.sketch && <span className="visually-hidden">{t('logbook-list.card.recorded')}</span>}
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
        {waits ? <WaitingBadge isDraft={dive.isDraft} waits={waits} /> : <StatusBadge status={log.status} />}
        {isSelected === undefined ? (
          <CardMenu log={log} onDelete={onDelete} title={title} />
        ) : (
          <SelectBox
            id={log.id}
            isSelected={isSelected}
            label={t('logbook-list.card.select', {
              title: log.date ? `${title}, ${formatDay(log.date)}` : title,
            })}
            onSelect={(is, isRange) => onSelect?.(log.id, is, isRange)}
          />
        )}
      </div>
    </div>
  )
})

type SelectBoxProps = {
  id: string
  isSelected: boolean
  label: string
  onSelect: (isSelected: boolean, isRange: boolean) => void
}

/** The whole card is its label. With Shift, it selects all from the last one on. */
function SelectBox({ id, isSelected, label, onSelect }: SelectBoxProps) {
  const hasShift = useRef(false)
  const see = ({ shiftKey }: { shiftKey: boolean }) => {
    hasShift.current = shiftKey
  }
  return (
    <label className={css.select} onPointerDown={see}>
      <input
        aria-label={label}
        checked={isSelected}
        className={choice.tick}
        data-selects={id}
        onChange={({ target }) => onSelect(target.checked, hasShift.current)}
        onKeyDown={see}
        type="checkbox"
      />
    </label>
  )
}

/** Thumbnail of the first photo of a dive. */
function CardPhoto({ log, photo }: { log: DiveLog; photo: Photo }) {
  const { t, formatNumber } = useTranslator('logbook-list')
  const { url, isError } = usePhoto(log, photo, 'thumb')
  const count = log.photos.length
  return (
    <span className={css.photo}>
      {url && <img alt="" src={url} />}
      {!url && isError && <Icon of={ImageOff} />}
      {count > 1 && <span aria-hidden="true">{formatNumber(count)}</span>}
      <span className="visually-hidden">{t('logbook-list.card.photos', { count })}</span>
    </span>
  )
}

type CardDateProps = { date: string | null; number: number | undefined; withYear: boolean }

/**
 * Hidden from screen readers: the card's link contains the full date (LA-05). A narrow card also shows the
 * dive number.
 */
function CardDate({ date, number, withYear }: CardDateProps) {
  const { t, formatDate, formatDay } = useTranslator('logbook-list')
  if (!date) return <p aria-hidden="true" className={css.when} />
  return (
    <p aria-hidden="true" className={css.when}>
      <span className={css.full}>
        {number === undefined
          ? formatDay(date)
          : t('logbook-list.card.numbered', { number, date: formatDay(date) })}
      </span>
      <span className={css.day}>
        <b>{formatDate(date, { day: 'numeric' })}</b>
        {formatDate(date, { month: 'short' })}
        {withYear && <span>{formatDate(date, { year: 'numeric' })}</span>}
      </span>
    </p>
  )
}

type CardMenuProps = { log: DiveLog; title: string; onDelete: (log: DiveLog) => void }

/** ST-01: the diver's actions for this log; empty when the log is pending or verified. */
function CardMenu({ log, title, onDelete }: CardMenuProps) {
  const { t } = useTranslator('logbook-list')
  const mayEdit = mayDo('edit', log, 'owner').granted
  const mayDelete = mayDo('delete', log, 'owner').granted
  if (!mayEdit && !mayDelete) return null
  const label = t('logbook-list.card.more', { title })
  return (
    <Menu
      label={label}
      trigger={(props) => <IconButton {...props} icon={Ellipsis} iconSize="sm" label={label} />}
    >
      {mayEdit && (
        <MenuLink icon={PencilLine} to={formPaths.update(log.logType, log.id)}>
          {t('logbook-list.edit')}
        </MenuLink>
      )}
      {mayDelete && (
        <MenuItem danger={true} icon={Trash2} onSelect={() => onDelete(log)}>
          {t('logbook-list.delete')}
        </MenuItem>
      )}
    </Menu>
  )
}

/** Depth, time and temperature, as far as they are known. */
function CardFigures({ log, unit }: { log: DiveLog; unit: UnitSystem }) {
  const translator = useTranslator('logbook-list')
  const { t, formatNumber } = translator
  const { maxDepth, bottomTime } = log.depthTime
  const { bottomWaterTemp } = log.conditions
  const figures: [name: 'depth' | 'time' | 'temperature', figure: Figure | undefined][] = [
    ['depth', maxDepth === null ? undefined : figureOf(translator, unit, 'depth', maxDepth)],
    [
      'time',
      bottomTime === null
        ? undefined
        : { value: formatNumber(bottomTime), unit: t('logbook-list.unit.minute') },
    ],
    [
      'temperature',
      bottomWaterTemp === null ? undefined : figureOf(translator, unit, 'temperature', bottomWaterTemp),
    ],
  ]
  return (
    <dl className={css.figures}>
      {figures.map(([name, figure]) => (
        <div data-of={name} key={name}>
          {figure && (
            <>
              <dt className="visually-hidden">{t(`logbook-list.card.${name}`)}</dt>
              <dd>
                <b>{figure.value}</b> <bdi>{figure.unit}</bdi>
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  )
}
