import type { UnitSystem } from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import WifiOff from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Stat } from '../../../shared/ui/surface/stat.tsx'
import { figureOf } from '../dive/figure-of.ts'
import { useUnit } from '../unit-preference.ts'
import { LastDive } from './last-dive.tsx'
import css from './logbook-home.module.css'
import { type LogbookHome, logbookHomeQuery } from './logbook-home.queries.ts'

type Props = {
  affiliateId: number
  /** The diver's highest card, from another feature. */
  card: ReactNode
  skeletons: ReactNode
}

const thisYear = () => new Date().getFullYear()

const useLogbookHome = (affiliateId: number) =>
  useQuery({ ...logbookHomeQuery(useCalls(), affiliateId, thisYear()), staleTime: 0 })

/** SN-01: what a certified diver comes for: the last dive, this year, the highest card, and logging a dive. */
export function DiverHome({ affiliateId, card, skeletons }: Props) {
  const { t } = useTranslator('logbook-home')
  const home = useLogbookHome(affiliateId)
  const unit = useUnit()
  if (home.isError && !home.data)
    return (
      <div className={css.home}>
        <Banner
          action={
            <Button busy={home.isFetching} icon={RotateCcw} onClick={() => void home.refetch()}>
              {t('shell.error.retry')}
            </Button>
          }
          icon={WifiOff}
          live="alert"
          tone="warn"
        >
          {t('logbook-home.failed')}
        </Banner>
        {card}
      </div>
    )
  if (!home.data || !unit) return skeletons
  return (
    <div className={css.home}>
      <LastDive log={home.data.last} unit={unit} />
      <div className={css.beside}>
        <ThisYear home={home.data} unit={unit} />
        {card}
      </div>
    </div>
  )
}

type DiverLeadProps = {
  affiliateId: number
  level: string
  /** Instead of it, while the rest isn't there yet. */
  skeleton: ReactNode
}

/** Below the greeting: what the diver is, and how much they dived. */
export function DiverLead({ affiliateId, level, skeleton }: DiverLeadProps) {
  const { t } = useTranslator('logbook-home')
  const { data } = useLogbookHome(affiliateId)
  if (skeleton) return skeleton
  return (
    <>
      <bdi>{level}</bdi>
      {data && ` · ${t('logbook-home.dives', { count: data.dives })}`}
    </>
  )
}

type YearProps = { home: LogbookHome; unit: UnitSystem }

function ThisYear({ home, unit }: YearProps) {
  const translator = useTranslator('logbook-home')
  const { t, formatNumber } = translator
  const { dives, bottomTime, maxDepth } = home.year
  const hours = Math.floor(bottomTime / 60)
  const minutes = { value: formatNumber(bottomTime % 60), unit: t('logbook-home.unit.minute') }
  return (
    <Card
      aside={<Link to={paths.logbook()}>{t('logbook-home.dives', { count: home.dives })}</Link>}
      title={t('logbook-home.thisYear')}
    >
      {dives === 0 ? (
        <p>{t('logbook-home.yearNone', { year: String(thisYear()) })}</p>
      ) : (
        <dl className={css.year}>
          <Stat parts={[{ value: formatNumber(dives) }]}>
            {t('logbook-home.totals.dives', { count: dives })}
          </Stat>
          <Stat
            parts={
              hours > 0
                ? [{ value: formatNumber(hours), unit: t('logbook-home.unit.hour') }, minutes]
                : [minutes]
            }
          >
            {t('logbook-home.totals.time')}
          </Stat>
          {maxDepth !== null && (
            <Stat parts={[figureOf(translator, unit, 'depth', maxDepth)]}>
              {t('logbook-home.totals.deepest')}
            </Stat>
          )}
        </dl>
      )}
    </Card>
  )
}
