import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Stat } from '../../../../shared/ui/surface/stat.tsx'
import { figureOf } from './figure-of.ts'
import css from './parts.module.css'

/** The numbers that the diver wrote, and what follows from them alone: nothing is guessed. */
export function FiguresCard({ log, unit }: { log: DiveLog; unit: UnitSystem }) {
  const translator = useTranslator('logbook-dive')
  const { t, formatNumber } = translator
  const { maxDepth, bottomTime } = log.depthTime
  const { startingPressure, endingPressure } = log.equipment
  const { bottomWaterTemp, visibilityDistance } = log.conditions
  const used = startingPressure !== null && endingPressure !== null ? startingPressure - endingPressure : null
  return (
    <section aria-label={t('logbook-dive.figures.title')} className={css.figures}>
      {maxDepth !== null && (
        <Stat {...figureOf(translator, unit, 'depth', maxDepth)}>{t('logbook-dive.figures.depth')}</Stat>
      )}
      {bottomTime !== null && (
        <Stat unit={t('logbook-dive.unit.minute')} value={formatNumber(bottomTime)}>
          {t('logbook-dive.figures.time')}
        </Stat>
      )}
      {used !== null && used > 0 && (
        <Stat {...figureOf(translator, unit, 'pressure', used)}>{t('logbook-dive.figures.gas')}</Stat>
      )}
      {bottomWaterTemp !== null && (
        <Stat {...figureOf(translator, unit, 'temperature', bottomWaterTemp)}>
          {t('logbook-dive.figures.temperature')}
        </Stat>
      )}
      {visibilityDistance !== null && (
        <Stat {...figureOf(translator, unit, 'distance', visibilityDistance)}>
          {t('logbook-dive.figures.visibility')}
        </Stat>
      )}
    </section>
  )
}
