import type { Seal } from '@fathom/contract/logbook'
import {
  type DiveLog,
  emptyValue,
  fieldNames,
  gasUsedOf,
  isShownField,
  type ShownField,
  type UnitSystem,
  valueAt,
} from '@fathom/domain/logbook'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smile from 'lucide-react/icons/smile'
import Store from 'lucide-react/icons/store'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { QrPicture } from '../../../shared/ui/scan/qr-picture.tsx'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Stat } from '../../../shared/ui/surface/stat.tsx'
import type { DiveCode } from '../device/pending.ts'
import { labelOf } from '../form/fields/text-keys.ts'
import { useValueWords } from '../form/use-value-words.ts'
import { DivePicture } from '../profile/dive-picture.tsx'
import { ConditionsCard } from './conditions-card.tsx'
import css from './dive.module.css'
import type { Dive } from './dive.queries.ts'
import { EquipmentCard } from './equipment-card.tsx'
import { type Figure, figureOf } from './figure-of.ts'
import { PhotoGallery } from './photo-gallery.tsx'
import { SkillsCard } from './skills-card.tsx'

type Props = {
  dive: Dive
  unit: UnitSystem
  /** Whether the reader is the diver: then its profile is stored on this device. */
  isOwn?: boolean
  addPhotos?: ReactNode
  /** What buddies confirmed (TS-15). */
  buddies?: ReactNode
}

/** All details of a dive. */
export function DiveBody({ dive, unit, isOwn = false, addPhotos, buddies }: Props) {
  const { log, seal, code, interval } = dive
  return (
    <div className={css.layout}>
      <DivePicture isOwn={isOwn} log={log} unit={unit} />
      <FiguresCard interval={interval} log={log} unit={unit} />
      <div className={css.parts}>
        <SkillsCard log={log} />
        <ConditionsCard log={log} unit={unit} />
        <PeopleCard log={log} />
        <EquipmentCard log={log} unit={unit} />
        <OtherFields log={log} seal={seal} unit={unit} />
        <NotesCard log={log} seal={seal} />
        {code && <CodeCard code={code} />}
        {buddies}
      </div>
      <PhotoGallery add={addPhotos} log={log} />
    </div>
  )
}

/** The numbers that the diver entered and what can be derived from them; nothing is estimated. */
type FiguresProps = { log: DiveLog; unit: UnitSystem; interval: number | undefined }

function FiguresCard({ log, unit, interval }: FiguresProps) {
  const { t } = useTranslator('logbook-dive')
  const figures = useFigures(log, unit, interval)
  if (figures.length === 0) return null
  return (
    <section aria-label={t('logbook-dive.figures.title')} className={css.figures}>
      <dl>
        {figures.map(([name, parts]) => (
          <Stat key={name} parts={parts}>
            {name}
          </Stat>
        ))}
      </dl>
    </section>
  )
}

function useFigures(
  { depthTime, equipment, conditions }: DiveLog,
  unit: UnitSystem,
  interval: number | undefined,
): [name: string, Figure[]][] {
  const translator = useTranslator('logbook-dive', 'logbook-list')
  const { t, formatNumber } = translator
  const { maxDepth, bottomTime, averageDepth = null, surfaceInterval } = depthTime
  // What the diver or the computer said wins over what follows from the times.
  const surface = surfaceInterval ?? interval
  const { bottomWaterTemp, visibilityDistance } = conditions
  const figure = (quantity: Parameters<typeof figureOf>[2], value: number | null) =>
    value === null ? undefined : figureOf(translator, unit, quantity, value)
  const all: [name: string, Figure | undefined][] = [
    [t('logbook-dive.figures.depth'), figure('depth', maxDepth)],
    [t('logbook-dive.figures.average'), figure('depth', averageDepth)],
    [
      t('logbook-dive.figures.time'),
      bottomTime === null
        ? undefined
        : { value: formatNumber(bottomTime), unit: t('logbook-dive.unit.minute') },
    ],
    ...gasFigures(),
    [t('logbook-dive.figures.temperature'), figure('temperature', bottomWaterTemp)],
    [t('logbook-dive.figures.visibility'), figure('distance', visibilityDistance)],
  ]
  const figures = all.flatMap(([name, one]): [string, Figure[]][] => (one ? [[name, [one]]] : []))
  return surface === undefined
    ? figures
    : [...figures, [t('logbook-dive.figures.interval'), hoursOf(surface)]]

  /** Bars of cylinders of different sizes don't add up; liters do. */
  function gasFigures(): [string, Figure | undefined][] {
    const { cylinders, liters } = gasUsedOf(equipment)
    const [only, ...others] = cylinders
    if (!only) return []
    if (others.length === 0) return [[t('logbook-dive.figures.gas'), figure('pressure', only.bar)]]
    return [
      ...cylinders.map(({ cylinder, bar }): [string, Figure | undefined] => [
        t('logbook-dive.figures.gasOf', { number: cylinder + 1 }),
        figure('pressure', bar),
      ]),
      [t('logbook-dive.figures.gasTotal'), figure('gas', liters ?? null)],
    ]
  }

  function hoursOf(minutes: number): Figure[] {
    const parts = [
      { value: formatNumber(Math.floor(minutes / 60)), unit: t('logbook-list.unit.hour') },
      { value: formatNumber(minutes % 60), unit: t('logbook-dive.unit.minute') },
    ]
    return minutes < 60 ? parts.slice(1) : parts
  }
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

/** The diver's notes, the feeling, and who verified the dive. */
function NotesCard({ log, seal }: { log: DiveLog; seal: Seal | null }) {
  const { t } = useTranslator('logbook', 'logbook-dive')
  const { feeling, notes } = log.experience
  if (!hasNotesCard(log, seal)) return null
  return (
    <Card
      aside={
        feeling && (
          <Badge icon={Smile} tone="neutral">
            {t(`logbook.option.feeling.${feeling}`)}
          </Badge>
        )
      }
      title={t('logbook-dive.notes.title')}
    >
      {notes.split(/\n{2,}/).map(
        (paragraph, at) =>
          paragraph && (
            <p className={css.note} dir="auto" key={`${at}-${paragraph.slice(0, 12)}`}>
              {paragraph}
            </p>
          ),
      )}
      <SealLine log={log} seal={seal} />
    </Card>
  )
}

/** A feeling alone is a fact among others: its card would be blank. */
const hasNotesCard = ({ experience, verification }: DiveLog, seal: Seal | null) =>
  experience.notes.trim() !== '' || (verification !== null && seal === 'intact')

/** The line for a valid seal; a broken one is reported at the top of the page. */
function SealLine({ log: { verification }, seal }: { log: DiveLog; seal: Seal | null }) {
  const { t, formatDay } = useTranslator('logbook-dive')
  if (!verification || seal !== 'intact') return null
  return (
    <p className={css.seal}>
      <Icon of={ShieldCheck} size="sm" />
      {t('logbook-dive.seal.intact', { name: verification.name, date: formatDay(verification.at) })}
    </p>
  )
}

/** The fields that a card or the header of the page shows in a form of its own. */
const IN_CARDS: readonly ShownField[] = [
  ...(['title', 'date', 'location', 'diveType', 'course', 'number', 'adventureDive'] as const),
  ...(['instructorNumber', 'maxDepth', 'bottomTime', 'timeIn', 'timeOut', 'skills'] as const),
  ...([
    'averageDepth',
    'surfaceInterval',
    'workingPressure',
    'cylinderUse',
    'moreCylinders',
    'gear',
  ] as const),
  ...(['waterType', 'bodyOfWater', 'weather', 'airTemp', 'surfaceWaterTemp', 'bottomWaterTemp'] as const),
  ...(['visibility', 'visibilityDistance', 'waveCondition', 'current', 'surge'] as const),
  ...(['suitType', 'weight', 'weightType', 'additionalEquipment', 'cylinderType', 'cylinderSize'] as const),
  ...(['gasMixture', 'oxygen', 'nitrogen', 'helium', 'startingPressure', 'endingPressure'] as const),
  ...(['feeling', 'notes', 'buddies', 'diveCenter'] as const),
]

const OTHERS = fieldNames.filter(isShownField).filter((field) => !IN_CARDS.includes(field))

type OtherFieldsProps = { log: DiveLog; seal: Seal | null; unit: UnitSystem }

/** Every other field that the diver filled in, so that a new field shows up before it has a place in a card. */
function OtherFields({ log, seal, unit }: OtherFieldsProps) {
  const isFilled = (field: ShownField) =>
    JSON.stringify(valueAt(log, field)) !== JSON.stringify(emptyValue(field))
  const others: readonly ShownField[] = hasNotesCard(log, seal) ? OTHERS : [...OTHERS, 'feeling']
  const filled = others.filter(isFilled)
  return filled.length === 0 ? null : <FilledFields fields={filled} log={log} unit={unit} />
}

function FilledFields({
  log,
  unit,
  fields,
}: Omit<OtherFieldsProps, 'seal'> & { fields: readonly ShownField[] }) {
  const { t } = useTranslator('logbook-form')
  const wordsOf = useValueWords(unit)
  return (
    <Card>
      <Facts>
        {fields.map((field) => (
          <Fact key={field} name={t(labelOf(field))}>
            <bdi>{wordsOf(field, valueAt(log, field))}</bdi>
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}

/** Enough to tell two contents apart by eye; `/verify` shows as many. */
const CHECK_NUMBER_LENGTH = 16

/** TS-15: the code by which anyone can check a verified dive. */
function CodeCard({ code }: { code: DiveCode }) {
  const { t } = useTranslator('logbook-dive')
  const address = `${location.host}${paths.verify()}`
  return (
    <Card title={t('logbook-dive.code.title')}>
      <div className={css.proof}>
        <QrPicture className={css.code} label={t('logbook-dive.code.label')} text={code.text} />
        <div>
          <p>{t('logbook-dive.code.text', { address })}</p>
          <p className={css.check}>
            {t('logbook-dive.code.check')} <bdi>{code.content_hash.slice(0, CHECK_NUMBER_LENGTH)}</bdi>
          </p>
        </div>
      </div>
    </Card>
  )
}
