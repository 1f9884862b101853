import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { type Figure, figureOf } from '../../dive/parts/figure-of.ts'
import css from './card.module.css'

/** Depth, time and temperature, as far as they are known. */
export function CardFigures({ log, unit }: { log: DiveLog; unit: UnitSystem }) {
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
