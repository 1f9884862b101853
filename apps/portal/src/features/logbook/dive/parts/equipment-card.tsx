import type { DiveLog, Equipment, UnitSystem } from '@fathom/domain/logbook'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import { Card } from '../../../../shared/ui/surface/card.tsx'
import { measure } from '../../form/fields/measures.ts'
import { Cylinder } from './cylinder.tsx'
import { figureOf } from './figure-of.ts'
import { GasBar } from './gas-bar.tsx'
import css from './parts.module.css'

/** Cylinder, suit, weights and gas, as far as known. */
export function EquipmentCard({ log: { equipment }, unit }: { log: DiveLog; unit: UnitSystem }) {
  const { t } = useTranslator('logbook-dive')
  const { cylinder, worn } = useEquipmentWords(equipment, unit)
  const { startingPressure: start, endingPressure: end, oxygen } = equipment
  if (start === null && !cylinder && !worn && !oxygen) return null
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
    </Card>
  )
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
  const { cylinderSize, cylinderType, suitType, weight, weightType, additionalEquipment } = equipment
  const size = cylinderSize === null ? '' : measure(translator, unit, 'volume', cylinderSize)
  const material = cylinderType ? t(`logbook.option.cylinder_type.${cylinderType}`) : ''
  const worn = [
    ...(suitType ? [t(`logbook.option.suit_type.${suitType}`)] : []),
    ...(weight === null
      ? []
      : [t('logbook-dive.equipment.weight', { weight: measure(translator, unit, 'weight', weight) })]),
    ...(weightType ? [t(`logbook-dive.weight.${weightType}`)] : []),
    ...additionalEquipment.map((each) => t(`logbook.option.additional_equipment.${each}`)),
  ]
  return { cylinder: [size, material].filter(Boolean).join(', '), worn: worn.join('. ') }
}
