import { type DatedLog, type DivePlace, divePlaces, type UnitSystem } from '@fathom/domain/logbook'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { NotKnownYet } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useAddressView } from '../../../shared/use-address-view.ts'
import { measure } from '../form/fields/measures.ts'
import { WithDives } from '../statistics/with-dives.tsx'
import type { Camera } from './camera.ts'
import { type Located, locatedIn } from './clusters.ts'
import { DiveMap } from './dive-map.tsx'
import css from './map.module.css'
import { type MapView, queryOf, sitePath, viewIn } from './map-paths.ts'
import { useSites } from './sites.queries.ts'

/** LO-07: the diver's dives on a map of our own, and its places as a list. */
export function MapScreen({ affiliateId }: { affiliateId: number }) {
  const { t } = useTranslator('logbook-map')
  return (
    <>
      <Crumb to={paths.logbook()}>{t('shell.page.logbook')}</Crumb>
      <PageHeader title={t('shell.page.map')} />
      <WithDives
        affiliateId={affiliateId}
        empty={{ title: t('logbook-map.empty.title'), text: t('logbook-map.empty.text') }}
      >
        {(dives, unit) => <Places dives={dives} unit={unit} />}
      </WithDives>
    </>
  )
}

const ADDRESS = { viewIn, queryOf }
/** The address follows when the map has come to rest. */
const REST_MS = 400

/** What the map shows; the address follows it. */
function useCamera() {
  const { view, change } = useAddressView<MapView>(ADDRESS)
  const [camera, setCamera] = useState(view.camera)
  const follow = useEffectEvent((now: Camera | undefined) => {
    if (queryOf({ camera: now }).toString() !== queryOf(view).toString())
      change({ camera: now }, { replace: true })
  })
  useEffect(() => {
    const rest = setTimeout(() => follow(camera), REST_MS)
    return () => clearTimeout(rest)
  }, [camera])
  return [camera, setCamera] as const
}

function Places({ dives, unit }: { dives: readonly DatedLog[]; unit: UnitSystem }) {
  const { t } = useTranslator('logbook-map')
  const { sites, isReady } = useSites()
  const [camera, setCamera] = useCamera()
  const [selected, setSelected] = useState<readonly Located[]>()
  const places = useMemo(() => divePlaces(dives, sites), [dives, sites])
  const located = useMemo(() => locatedIn(places), [places])
  const without = places.filter(({ position }) => !position)
  return (
    <>
      <DiveMap
        camera={camera}
        label={t('logbook-map.label', { count: located.length })}
        onCamera={setCamera}
        onSelect={setSelected}
        places={located}
      />
      {!isReady && <NotKnownYet />}
      <div className={css.lists}>
        {located.length > 0 && (
          <Card
            aside={
              selected && (
                <Button kind="quiet" onClick={() => setSelected(undefined)} size="sm">
                  {t('logbook-map.all')}
                </Button>
              )
            }
            title={t('logbook-map.sites')}
          >
            <PlaceList label={t('logbook-map.sites')} places={selected ?? located} unit={unit} />
          </Card>
        )}
        {without.length > 0 && (
          <Card title={t('logbook-map.without.title')}>
            <p className={css.hint}>{t('logbook-map.without.text')}</p>
            <PlaceList label={t('logbook-map.without.title')} places={without} unit={unit} />
          </Card>
        )}
      </div>
    </>
  )
}

type ListProps = { label: string; places: readonly DivePlace[]; unit: UnitSystem }

const FEW_PLACES = 30

/** What the map shows, as a list. */
function PlaceList({ label, places, unit }: ListProps) {
  const translator = useTranslator('logbook-list', 'logbook-map')
  const { t, formatDate } = translator
  const [showsAll, setShowsAll] = useState(false)
  const rest = places.length - FEW_PLACES
  return (
    <>
      <List label={label}>
        {(showsAll ? places : places.slice(0, FEW_PLACES)).map(({ key, name, dives, deepest }) => (
          <ListRow
            key={key}
            text={t('logbook-map.row', {
              dives: t('logbook-list.month.dives', { count: dives.length }),
              date: formatDate(dives.at(-1)?.date ?? ''),
              depth: deepest === null ? '–' : measure(translator, unit, 'depth', deepest),
            })}
            title={<bdi>{name}</bdi>}
            to={sitePath(key)}
          />
        ))}
      </List>
      {rest > 0 && !showsAll && (
        <Button kind="quiet" onClick={() => setShowsAll(true)}>
          {t('logbook-map.all')}
        </Button>
      )}
    </>
  )
}
