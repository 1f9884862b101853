import type { LogbookOverviewQuery } from '@fathom/contract/logbook'
import type { UnitSystem } from '@fathom/domain/logbook'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { figureOf } from '../../dive/parts/figure-of.ts'
import css from './totals.module.css'

type Part = { value: string; unit?: string }

/** A number of one or two parts, such as 93 h 24 min. */
function Total({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  return (
    <div className={css.total}>
      <dt>{children}</dt>
      <dd>
        {parts.map(({ value, unit }) => (
          <span key={`${value}${unit}`}>
            <bdi>{value}</bdi>
            {unit && (
              <small>
                <bdi>{unit}</bdi>
              </small>
            )}
          </span>
        ))}
      </dd>
    </div>
  )
}

type Props = { totals: LogbookOverviewQuery['diveLogTotals']; unit: UnitSystem }

/** SC-05: what a diver has done so far. */
export function Totals({ totals, unit }: Props) {
  const translator = useTranslator('logbook-list')
  const { t, formatNumber } = translator
  const { dives, bottom_time: minutes, max_depth: deepest } = totals
  const inMinutes = (value: number) => ({ value: formatNumber(value), unit: t('logbook-list.unit.minute') })
  const hours = Math.floor(minutes / 60)
  return (
    <dl aria-label={t('logbook-list.totals.title')} className={css.totals}>
      <Total parts={[{ value: formatNumber(dives) }]}>
        {t('logbook-list.totals.dives', { count: dives })}
      </Total>
      <Total
        parts={[
          ...(hours > 0 ? [{ value: formatNumber(hours), unit: t('logbook-list.unit.hour') }] : []),
          inMinutes(minutes % 60),
        ]}
      >
        {t('logbook-list.totals.time')}
      </Total>
      {typeof deepest === 'number' && (
        <Total parts={[figureOf(translator, unit, 'depth', deepest)]}>
          {t('logbook-list.totals.deepest')}
        </Total>
      )}
      {dives > 0 && (
        <Total parts={[inMinutes(Math.round(minutes / dives))]}>{t('logbook-list.totals.average')}</Total>
      )}
    </dl>
  )
}
