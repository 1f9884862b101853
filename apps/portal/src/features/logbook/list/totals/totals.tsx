import type { LogbookOverviewQuery } from '@fathom/contract/logbook'
import type { UnitSystem } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Stat } from '../../../../shared/ui/surface/stat.tsx'
import { figureOf } from '../../dive/parts/figure-of.ts'
import css from './totals.module.css'

type Props = { totals: LogbookOverviewQuery['diveLogTotals']; unit: UnitSystem }

/** SC-05: the diver's totals so far. */
export function Totals({ totals, unit }: Props) {
  const translator = useTranslator('logbook-list')
  const { t, formatNumber } = translator
  const { dives, bottom_time: minutes, max_depth: deepest } = totals
  const inMinutes = (value: number) => ({ value: formatNumber(value), unit: t('logbook-list.unit.minute') })
  const hours = Math.floor(minutes / 60)
  return (
    <dl aria-label={t('logbook-list.totals.title')} className={css.totals}>
      <Stat parts={[{ value: formatNumber(dives) }]}>{t('logbook-list.totals.dives', { count: dives })}</Stat>
      <Stat
        parts={[
          ...(hours > 0 ? [{ value: formatNumber(hours), unit: t('logbook-list.unit.hour') }] : []),
          inMinutes(minutes % 60),
        ]}
      >
        {t('logbook-list.totals.time')}
      </Stat>
      {typeof deepest === 'number' && (
        <Stat parts={[figureOf(translator, unit, 'depth', deepest)]}>{t('logbook-list.totals.deepest')}</Stat>
      )}
      {dives > 0 && (
        <Stat parts={[inMinutes(Math.round(minutes / dives))]}>{t('logbook-list.totals.average')}</Stat>
      )}
    </dl>
  )
}
