import { type DatedLog, type DivePlace, divePlaces, placeKey, type UnitSystem } from '@fathom/domain/logbook'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { Stat } from '../../../shared/ui/surface/stat.tsx'
import { usePageName } from '../../../shared/use-page-name.ts'
import { useLogbook } from '../device/logbook.queries.ts'
import { numbersOf } from '../device/logbook-rules.ts'
import { figureOf } from '../dive/figure-of.ts'
import { byMonth } from '../list/months.ts'
import { WindowedDives } from '../list/windowed-dives.tsx'
import { useFirstNumber } from '../numbering/numbering.queries.ts'
import { WithDives } from '../statistics/with-dives.tsx'
import css from './map.module.css'
import { mapPath } from './map-paths.ts'
import { PositionCard } from './position-card.tsx'
import { useSites } from './sites.queries.ts'

type Props = { affiliateId: number; place: string }

/** LO-07: one place with all its dives, and where it is. */
export function SiteScreen({ affiliateId, place: key }: Props) {
  const { t } = useTranslator('logbook-map')
  return (
    <>
      <Crumb to={mapPath()}>{t('shell.page.map')}</Crumb>
      <WithDives
        affiliateId={affiliateId}
        empty={{ title: t('logbook-map.empty.title'), text: t('logbook-map.empty.text') }}
      >
        {(dives, unit) => <Found affiliateId={affiliateId} dives={dives} placeKey={key} unit={unit} />}
      </WithDives>
    </>
  )
}

type FoundProps = { affiliateId: number; placeKey: string; dives: readonly DatedLog[]; unit: UnitSystem }

function Found({ affiliateId, placeKey: key, dives, unit }: FoundProps) {
  const { t } = useTranslator('logbook-map')
  const { sites, isReady } = useSites()
  const place = useMemo(() => {
    const here = dives.filter(({ location }) => placeKey(location) === key)
    return divePlaces(here, sites)[0]
  }, [dives, sites, key])
  usePageName(place?.name)
  if (!place)
    return (
      <EmptyState
        action={<ButtonLink to={mapPath()}>{t('logbook-map.site.toMap')}</ButtonLink>}
        drawing={slate}
        level={1}
        title={t('logbook-map.site.none')}
      />
    )
  return (
    <>
      <PageHeader title={<bdi>{place.name}</bdi>} />
      <SiteFigures place={place} unit={unit} />
      <div className={css.position}>{isReady && <PositionCard key={place.key} place={place} />}</div>
      <DivesHere affiliateId={affiliateId} place={place} unit={unit} />
    </>
  )
}

function SiteFigures({ place, unit }: { place: DivePlace; unit: UnitSystem }) {
  const translator = useTranslator('logbook-list', 'logbook-map')
  const { t, formatNumber, formatDate } = translator
  const [first, last] = [place.dives[0], place.dives.at(-1)]
  const hours = Math.floor(place.minutes / 60)
  return (
    <Card>
      <dl className={css.figures}>
        <Stat parts={[{ value: formatNumber(place.dives.length) }]}>
          {t('logbook-list.totals.dives', { count: place.dives.length })}
        </Stat>
        <Stat
          parts={[
            ...(hours > 0 ? [{ value: formatNumber(hours), unit: t('logbook-list.unit.hour') }] : []),
            { value: formatNumber(place.minutes % 60), unit: t('logbook-list.unit.minute') },
          ]}
        >
          {t('logbook-list.totals.time')}
        </Stat>
        {place.deepest !== null && (
          <Stat parts={[figureOf(translator, unit, 'depth', place.deepest)]}>
            {t('logbook-list.totals.deepest')}
          </Stat>
        )}
        {first && <Stat parts={[{ value: formatDate(first.date) }]}>{t('logbook-map.site.first')}</Stat>}
        {last && <Stat parts={[{ value: formatDate(last.date) }]}>{t('logbook-map.site.last')}</Stat>}
      </dl>
    </Card>
  )
}

function DivesHere({
  affiliateId,
  place,
  unit,
}: {
  affiliateId: number
  place: DivePlace
  unit: UnitSystem
}) {
  const { t } = useTranslator('logbook-list')
  const all = useLogbook(affiliateId).data?.dives
  const first = useFirstNumber(affiliateId)
  const numbers = useMemo(() => numbersOf(first === undefined ? [] : (all ?? []), first ?? 1), [all, first])
  const groups = useMemo(() => {
    const ids = new Set(place.dives.map(({ id }) => id))
    const byDate = new Map(place.dives.map(({ id }, at) => [id, at]))
    const here = (all ?? []).filter(({ log }) => ids.has(log.id))
    return byMonth(
      here.toSorted((one, other) => (byDate.get(other.log.id) ?? 0) - (byDate.get(one.log.id) ?? 0)),
    )
  }, [all, place])
  return (
    <>
      <h2 className="visually-hidden">{t('logbook-list.dives')}</h2>
      <WindowedDives groups={groups} hasCounts={true} isByMonth={true} numbers={numbers} unit={unit} />
    </>
  )
}
