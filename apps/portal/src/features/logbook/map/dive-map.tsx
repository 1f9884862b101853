import type { Position } from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import Maximize from 'lucide-react/icons/maximize'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ALSO_OFFLINE } from '../../../shared/offline/also-offline.ts'
import { Link } from '../../../shared/router/index.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import {
  atPixel,
  type Camera,
  fitted,
  MOST_ZOOM,
  onScreen,
  type Point,
  pointOf,
  positionOf,
  type Size,
  zoomed,
} from './camera.ts'
import { type Cluster, canSplit, clustersOf, type Located } from './clusters.ts'
import css from './map.module.css'
import { sitePath } from './map-paths.ts'
import { useMapGestures } from './use-map-gestures.ts'
import type { Detail } from './world.ts'

/** Before the first layout, and where nothing is laid out. */
const FIRST_SIZE: Size = { width: 640, height: 400 }
/** From here on, the coarse coastline has visible corners. */
const FINE_ZOOM = 5
/** The names of more places would cover each other. */
const MOST_NAMES = 8

type Props = {
  places: readonly Located[]
  label: string
  /** Undefined shows all places. */
  camera: Camera | undefined
  onCamera: (camera: Camera | undefined) => void
  /** Several places at one point. */
  onSelect?: (places: readonly Located[]) => void
  picked?: Position | undefined
  onPick?: (position: Position) => void
  height?: 'tall' | 'low'
}

function useSize(): { surface: RefObject<HTMLDivElement | null>; size: Size } {
  const surface = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(FIRST_SIZE)
  useLayoutEffect(() => {
    const element = surface.current
    if (!element || !('ResizeObserver' in globalThis)) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) setSize({ width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { surface, size }
}

const useLand = (detail: Detail, enabled = true) =>
  useQuery({
    queryKey: ['logbook', 'land', detail],
    queryFn: async () => (await import('./world.ts')).loadLand(detail),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    ...ALSO_OFFLINE,
  })

/** LO-07: a map of coastlines with the places as marks. North is up and west is left in every language. */
export function DiveMap(props: Props) {
  const { places, label, onCamera, onPick, picked, height = 'tall' } = props
  const { t } = useTranslator('logbook-map')
  const { surface, size } = useSize()
  const camera = useMemo(
    () => props.camera ?? fitted(picked ? [pointOf(picked)] : places.map(({ point }) => point), size),
    [props.camera, places, picked, size],
  )
  // Several moves of a finger may come before the next rendering.
  const latest = useRef(camera)
  useLayoutEffect(() => {
    latest.current = camera
  }, [camera])
  const change = (next: (camera: Camera) => Camera) => {
    latest.current = next(latest.current)
    onCamera(latest.current)
  }
  const gestures = useMapGestures({
    surface,
    size,
    change,
    onAll: () => onCamera(undefined),
    onPick: onPick && ((pixel) => onPick(positionOf(atPixel(pixel, camera, size)))),
  })
  const zoom = (factor: number) =>
    change((now) => zoomed(now, factor, { x: size.width / 2, y: size.height / 2 }, size))
  return (
    <div className={css.map} data-height={height} dir="ltr">
      <div
        {...gestures}
        aria-label={label}
        className={css.surface}
        data-pick={onPick ? true : undefined}
        ref={surface}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the map
        tabIndex={0}
      >
        <Land camera={camera} size={size} />
        {!onPick && <Marks {...props} camera={camera} size={size} />}
        {picked && <Pin at={onScreen(pointOf(picked), camera, size)} />}
        {onPick && <span aria-hidden="true" className={css.cross} />}
      </div>
      <div className={css.buttons}>
        <IconButton icon={Plus} label={t('logbook-map.zoomIn')} onClick={() => zoom(2)} />
        <IconButton icon={Minus} label={t('logbook-map.zoomOut')} onClick={() => zoom(0.5)} />
        <IconButton icon={Maximize} label={t('logbook-map.all')} onClick={() => onCamera(undefined)} />
      </div>
    </div>
  )
}

function Land({ camera, size: { width, height } }: { camera: Camera; size: Size }) {
  const { t } = useTranslator('logbook-map')
  const coarse = useLand('coarse')
  const fine = useLand('fine', camera.zoom > FINE_ZOOM)
  const path = (camera.zoom > FINE_ZOOM && fine.data) || coarse.data
  const side = width * camera.zoom
  const place = `translate(${width / 2 - camera.x * side} ${height / 2 - camera.y * side}) scale(${side / 1000})`
  return (
    <>
      <svg aria-hidden="true" height={height} width={width}>
        {path && (
          <g transform={place}>
            <path className={css.land} d={path} />
          </g>
        )}
      </svg>
      {coarse.isError && !path && <p className={css.failed}>{t('logbook-map.failed')}</p>}
    </>
  )
}

type MarksProps = Pick<Props, 'places' | 'onCamera' | 'onSelect'> & { camera: Camera; size: Size }

function Marks({ places, camera, size, onCamera, onSelect }: MarksProps) {
  const clusters = useMemo(() => clustersOf(places, camera, size), [places, camera, size])
  const hasNames = clusters.filter(({ places: { length } }) => length === 1).length <= MOST_NAMES
  return clusters.map((cluster) => {
    const [first] = cluster.places
    if (!first) return null
    if (cluster.places.length === 1)
      return <PlaceMark cluster={cluster} hasName={hasNames} key={first.key} place={first} />
    const points = cluster.places.map(({ point }) => point)
    const open = () =>
      canSplit(cluster) ? onCamera(fitted(points, size, MOST_ZOOM)) : onSelect?.(cluster.places)
    return <ClusterMark cluster={cluster} key={first.key} onOpen={open} />
  })
}

const at = ({ x, y }: Point): CSSProperties => ({ left: x, top: y })

function Count({ count }: { count: number }) {
  const { formatNumber } = useTranslator()
  return <span aria-hidden="true">{formatNumber(count)}</span>
}

function PlaceMark({ cluster, place, hasName }: { cluster: Cluster; place: Located; hasName: boolean }) {
  const { t } = useTranslator('logbook-list')
  return (
    <Link className={css.mark} draggable={false} style={at(cluster.pixel)} to={sitePath(place.key)}>
      <Count count={cluster.dives} />
      {hasName && (
        <bdi aria-hidden="true" className={css.name}>
          {place.name}
        </bdi>
      )}
      <span className="visually-hidden">
        {`${place.name}, ${t('logbook-list.month.dives', { count: cluster.dives })}`}
      </span>
    </Link>
  )
}

function ClusterMark({ cluster, onOpen }: { cluster: Cluster; onOpen: () => void }) {
  const { t } = useTranslator('logbook-list', 'logbook-map')
  const label = t('logbook-map.cluster', {
    count: cluster.places.length,
    dives: t('logbook-list.month.dives', { count: cluster.dives }),
  })
  return (
    <button className={css.mark} data-cluster={true} onClick={onOpen} style={at(cluster.pixel)} type="button">
      <Count count={cluster.dives} />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}

const Pin = ({ at: pixel }: { at: Point }) => (
  <span aria-hidden="true" className={css.pin} style={at(pixel)} />
)
