import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Stat } from '../../../../shared/ui/surface/stat.tsx'
import { type Figure, figureOf } from './figure-of.ts'
import css from './parts.module.css'

type Name = 'depth' | 'time' | 'gas' | 'temperature' | 'visibility'

/** The numbers that the diver entered and what can be derived from them; nothing is estimated. */
export function FiguresCard({ log, unit }: { log: DiveLog; unit: UnitSystem }) {
  const { t } = useTranslator('logbook-dive')
  const figures = useFigures(log, unit)
  if (figures.length === 0) return null
  return (
    <section aria-label={t('logbook-dive.figures.title')} className={css.figures}>
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
