import type { DiveLog, Photo, UnitSystem } from '@fathom/domain/logbook'
import Store from 'lucide-react/icons/store'
import { type ReactNode, useId, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Stat } from '../../../shared/ui/surface/stat.tsx'
import { usePhoto } from '../use-photo.ts'
import { ConditionsCard } from './conditions-card.tsx'
import css from './dive.module.css'
import type { Dive } from './dive.queries.ts'
import partsCss from './dive-cards.module.css'
import { Hero } from './dive-hero.tsx'
import { EquipmentCard } from './equipment-card.tsx'
import { type Figure, figureOf } from './figure-of.ts'
import { NotesCard } from './notes-card.tsx'
import galleryCss from './photo-gallery.module.css'
import { PhotoViewer } from './photo-gallery.tsx'
import { SkillsCard } from './skills-card.tsx'

type Props = { dive: Dive; unit: UnitSystem; addPhotos?: ReactNode }

/** All details of a dive. */
export function DiveBody({ dive: { log, seal }, unit, addPhotos }: Props) {
  return (
    <div className={css.frame}>
      <Hero log={log} unit={unit} />
      <FiguresCard log={log} unit={unit} />
      <div className={css.parts}>
        <SkillsCard log={log} />
        <ConditionsCard log={log} unit={unit} />
        <PeopleCard log={log} />
        <EquipmentCard log={log} unit={unit} />
        <NotesCard log={log} seal={seal} />
      </div>
      <PhotoGrid add={addPhotos} log={log} />
    </div>
  )
}

/** Instructor, buddies and dive center, as the diver entered them. */
function PeopleCard({ log }: { log: DiveLog }) {
  const { t } = useTranslator('logbook-dive')
  const { buddies, diveCenter } = log.experience
  const { instructorName } = log
  if (buddies.length === 0 && !diveCenter && !instructorName) return null
  return (
    <Card title={t('logbook-dive.people.title')}>
      <List>
        {instructorName && (
          <ListRow
            lead={<Avatar name={instructorName} />}
            text={t('logbook-dive.people.instructor')}
            title={<bdi>{instructorName}</bdi>}
          />
        )}
        {[...new Set(buddies)].map((buddy) => (
          <ListRow
            key={buddy}
            lead={<Avatar name={buddy} />}
            text={t('logbook-dive.people.buddy')}
            title={<bdi>{buddy}</bdi>}
          />
        ))}
        {diveCenter && (
          <ListRow
            lead={<Avatar icon={Store} name={diveCenter} />}
            text={t('logbook-dive.people.center')}
            title={<bdi>{diveCenter}</bdi>}
          />
        )}
      </List>
    </Card>
  )
}

type PhotoGridProps = { log: DiveLog; add?: ReactNode }

/** The photos of a dive; each opens at full size. Without photos it only offers to add some. */
function PhotoGrid({ log, add }: PhotoGridProps) {
  const { t } = useTranslator('logbook-dive')
  const titleId = useId()
  const [open, setOpen] = useState<number>()
  if (log.photos.length === 0) return add ? <div className={galleryCss.none}>{add}</div> : null
  return (
    <section aria-labelledby={titleId} className={galleryCss.section}>
      <header className={galleryCss.head}>
        <h2 id={titleId}>{t('logbook-dive.photos.title')}</h2>
        {add}
      </header>
      <ul className={galleryCss.grid}>
        {log.photos.map((photo, at) => (
          <li className={galleryCss.cell} key={photo.id}>
            <Thumb at={at} log={log} onOpen={() => setOpen(at)} photo={photo} />
          </li>
        ))}
      </ul>
      <PhotoViewer at={open} log={log} onClose={() => setOpen(undefined)} onMove={setOpen} />
    </section>
  )
}

function Thumb({ log, photo, at, onOpen }: { log: DiveLog; photo: Photo; at: number; onOpen: () => void }) {
  const { t } = useTranslator('logbook-dive')
  // The first photo is shown large.
  const { url } = usePhoto(log, photo, at === 0 ? 'whole' : 'thumb')
  const label = t('logbook-dive.photos.open', {
    number: at + 1,
    caption: photo.caption,
    hasCaption: photo.caption ? 'yes' : 'no',
  })
  return (
    <button aria-label={label} className={galleryCss.thumb} onClick={onOpen} type="button">
      {url && <img alt="" src={url} />}
    </button>
  )
}

type Name = 'depth' | 'time' | 'gas' | 'temperature' | 'visibility'

/** The numbers that the diver entered and what can be derived from them; nothing is estimated. */
function FiguresCard({ log, unit }: { log: DiveLog; unit: UnitSystem }) {
  const { t } = useTranslator('logbook-dive')
  const figures = useFigures(log, unit)
  if (figures.length === 0) return null
  return (
    <section aria-label={t('logbook-dive.figures.title')} className={partsCss.figures}>
      <dl>
        {figures.map(([name, figure]) => (
          <Stat key={name} parts={[figure]}>
            {t(`logbook-dive.figures.${name}`)}
          </Stat>
        ))}
      </dl>
    </section>
  )
}

function useFigures({ depthTime, equipment, conditions }: DiveLog, unit: UnitSystem): [Name, Figure][] {
  const translator = useTranslator('logbook-dive')
  const { t, formatNumber } = translator
  const { maxDepth, bottomTime } = depthTime
  const { startingPressure: start, endingPressure: end } = equipment
  const { bottomWaterTemp, visibilityDistance } = conditions
  const used = start !== null && end !== null && start > end ? start - end : null
  const figure = (quantity: Parameters<typeof figureOf>[2], value: number | null) =>
    value === null ? undefined : figureOf(translator, unit, quantity, value)
  const all: [Name, Figure | undefined][] = [
    ['depth', figure('depth', maxDepth)],
    [
      'time',
      bottomTime === null
        ? undefined
        : { value: formatNumber(bottomTime), unit: t('logbook-dive.unit.minute') },
    ],
    ['gas', figure('pressure', used)],
    ['temperature', figure('temperature', bottomWaterTemp)],
    ['visibility', figure('distance', visibilityDistance)],
  ]
  return all.filter((one): one is [Name, Figure] => one[1] !== undefined)
}
