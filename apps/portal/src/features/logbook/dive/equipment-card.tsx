import type { Cylinder as CylinderParts, DiveLog, Equipment, UnitSystem } from '@fathom/domain/logbook'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useId } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { measure } from '../form/fields/measures.ts'
import css from './dive.module.css'
import { figureOf } from './figure-of.ts'

/** Cylinder, suit, weights and gas, as far as known. */
export function EquipmentCard({ log: { equipment }, unit }: { log: DiveLog; unit: UnitSystem }) {
  const { t, formatList } = useTranslator('logbook-dive')
  const { cylinder, worn } = useEquipmentWords(equipment, unit)
  const { startingPressure: start, endingPressure: end, oxygen } = equipment
  const more = useFurtherCylinders(equipment, unit)
  const gear = equipment.gear ?? []
  if (start === null && !cylinder && !worn && !oxygen && more.length === 0 && gear.length === 0) return null
  return (
    <Card title={t('logbook-dive.equipment.title')}>
      <div className={css.tank}>
        {start !== null && <Cylinder end={end} start={start} />}
        <div>
          {start !== null && <Pressures end={end} start={start} unit={unit} />}
          {cylinder && <p className={css.cylinder}>{cylinder}</p>}
          {worn && <p className={css.worn}>{worn}</p>}
        </div>
      </div>
      <GasBar equipment={equipment} />
      {more.map(({ number, words }) => (
        <p className={css.further} key={number}>
          <b>{t('logbook-dive.equipment.cylinder', { number })}</b> {words}
        </p>
      ))}
      {gear.length > 0 && (
        <p className={css.further}>
          <b>{t('logbook-dive.equipment.gear')}</b> <bdi>{formatList(gear)}</bdi>
        </p>
      )}
    </Card>
  )
}

/** LO-09: the cylinders beside the first one, which the card draws. */
function useFurtherCylinders(equipment: Equipment, unit: UnitSystem) {
  const translator = useTranslator('logbook', 'logbook-dive')
  const { t, formatNumber } = translator
  const percent = (part: number) => `${formatNumber(part, { maximumFractionDigits: 1 })}%`
  const wordsOf = (cylinder: CylinderParts): string => {
    const { cylinderUse, cylinderType, cylinderSize, oxygen, helium, startingPressure, endingPressure } =
      cylinder
    return [
      cylinderUse && t(`logbook.option.cylinder_use.${cylinderUse}`),
      cylinderSize !== null && measure(translator, unit, 'volume', cylinderSize),
      cylinderType && t(`logbook.option.cylinder_type.${cylinderType}`),
      oxygen !== null && t('logbook-dive.gas.oxygen', { percent: percent(oxygen) }),
      helium !== null && helium > 0 && t('logbook-dive.gas.helium', { percent: percent(helium) }),
      startingPressure !== null &&
        t('logbook-dive.equipment.pressures', {
          start: measure(translator, unit, 'pressure', startingPressure),
          end: endingPressure === null ? '' : measure(translator, unit, 'pressure', endingPressure),
          hasEnd: endingPressure === null ? 'no' : 'yes',
        }),
    ]
      .filter(Boolean)
      .join(', ')
  }
  return (equipment.moreCylinders ?? [])
    .map((cylinder, at) => ({ number: at + 2, words: wordsOf(cylinder) }))
    .filter(({ words }) => words !== '')
}

function Pressures({ start, end, unit }: { start: number; end: number | null; unit: UnitSystem }) {
  const translator = useTranslator('logbook-dive')
  const { t } = translator
  const from = figureOf(translator, unit, 'pressure', start)
  const spoken = t('logbook-dive.equipment.pressures', {
    start: `${from.value} ${from.unit}`,
    end: end === null ? '' : measure(translator, unit, 'pressure', end),
    hasEnd: end === null ? 'no' : 'yes',
  })
  return (
    <p className={css.fromTo}>
      <span className="visually-hidden">{spoken}</span>
      <span aria-hidden="true">
        <b>{from.value}</b>
        {end !== null && (
          <>
            <Icon flip={true} of={ArrowRight} />
            <b>{figureOf(translator, unit, 'pressure', end).value}</b>
          </>
        )}
        <small>{from.unit}</small>
      </span>
    </p>
  )
}

function useEquipmentWords(equipment: Equipment, unit: UnitSystem) {
  const translator = useTranslator('logbook', 'logbook-dive')
  const { t } = translator
  const {
    cylinderSize,
    cylinderType,
    cylinderUse,
    workingPressure,
    suitType,
    weight,
    weightType,
    additionalEquipment,
  } = equipment
  const size = cylinderSize === null ? '' : measure(translator, unit, 'volume', cylinderSize)
  const material = cylinderType ? t(`logbook.option.cylinder_type.${cylinderType}`) : ''
  const use = cylinderUse ? t(`logbook.option.cylinder_use.${cylinderUse}`) : ''
  const working = workingPressure ? measure(translator, unit, 'pressure', workingPressure) : ''
  const worn = [
    ...(suitType ? [t(`logbook.option.suit_type.${suitType}`)] : []),
    ...(weight === null
      ? []
      : [t('logbook-dive.equipment.weight', { weight: measure(translator, unit, 'weight', weight) })]),
    ...(weightType ? [t(`logbook-dive.weight.${weightType}`)] : []),
    ...additionalEquipment.map((each) => t(`logbook.option.additional_equipment.${each}`)),
  ]
  return { cylinder: [use, size, material, working].filter(Boolean).join(', '), worn: worn.join('. ') }
}

const SIGNS = { oxygen: 'O₂', nitrogen: 'N₂', helium: 'He' } as const
const ORDER = ['oxygen', 'nitrogen', 'helium'] as const

/** The parts of the gas. */
function GasBar({ equipment }: { equipment: Equipment }) {
  const { t, formatNumber, formatList } = useTranslator('logbook', 'logbook-dive')
  const parts = ORDER.flatMap((gas) => {
    const part = equipment[gas]
    return part ? [{ gas, part, percent: `${formatNumber(part, { maximumFractionDigits: 1 })}%` }] : []
  })
  if (parts.length === 0) return null
  const { gasMixture } = equipment
  const spoken = formatList(parts.map(({ gas, percent }) => t(`logbook-dive.gas.${gas}`, { percent })))
  const label = gasMixture ? `${t(`logbook.option.gas_mixture.${gasMixture}`)}: ${spoken}` : spoken
  return (
    <div aria-label={label} className={css.mix} dir="ltr" role="img">
      {parts.map(({ gas, part, percent }) => (
        <span data-gas={gas} key={gas} style={{ flex: part }}>
          {SIGNS[gas]} {percent}
        </span>
      ))}
    </div>
  )
}

const BODY = 'M8 160V54a28 28 0 0 1 56 0v106a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8Z'

/** A common working pressure counts as full; a higher starting pressure replaces it. */
const FULL_BAR = 232
const BOTTOM = 168
const INSIDE = 130

/** How full it was before and after. The numbers are shown beside it. */
function Cylinder({ start, end }: { start: number; end: number | null }) {
  const clip = useId()
  const full = Math.max(FULL_BAR, start)
  const level = (bar: number) => BOTTOM - (bar / full) * INSIDE
  const left = level(end ?? start)
  return (
    <svg aria-hidden="true" viewBox="0 0 72 176">
      <clipPath id={clip}>
        <path d={BODY} />
      </clipPath>
      <path d={BODY} fill="var(--surface-3)" />
      <g clipPath={`url(#${clip})`}>
        <rect fill="var(--d5)" height={BOTTOM} width="72" y={level(start)} />
        <path d={`M0 ${left}q9-5 18 0t18 0 18 0 18 0V${BOTTOM}H0Z`} fill="var(--d18)" />
      </g>
      <path
        d="M30 26V14h12v12M22 12h28"
        fill="none"
        stroke="var(--ink-2)"
        strokeLinecap="round"
        strokeWidth="5"
      />
    </svg>
  )
}
