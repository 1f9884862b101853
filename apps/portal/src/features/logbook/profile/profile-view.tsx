import { ASCENT_LIMITS, type DiveLog, type UnitSystem } from '@fathom/domain/logbook'
import { type ReactNode, useMemo, useState } from 'react'
import { type ChartModel, chartModel, endOf, type Layer, layersOf } from './chart-model.ts'
import { withLoggedGas } from './logged-cylinders.ts'
import { momentReader } from './moment.ts'
import css from './profile.module.css'
import type { StoredProfile } from './profile.queries.ts'
import { ProfileChart } from './profile-chart.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileReadout } from './profile-readout.tsx'
import { ProfileTable } from './profile-table.tsx'
import { type ProfileWords, useProfileWords } from './use-profile-words.ts'

type Props = {
  /** At least one, and each with depths. */
  profiles: readonly StoredProfile[]
  log: Pick<DiveLog, 'equipment'>
  unit: UnitSystem
}

/** LO-05: what dive computers recorded: a chart to read by touch, mouse and keys, its figures, and a table. */
export function ProfileView({ profiles: recorded, log, unit }: Props) {
  const words = useProfileWords(unit)
  const { t } = words
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const [off, setOff] = useState<ReadonlySet<Layer>>(new Set())
  const [cursor, setCursor] = useState<number>()
  const profiles = useMemo(() => recorded.map((profile) => withLoggedGas(profile, log)), [recorded, log])
  const layers = useMemo(() => layersOf(profiles), [profiles])
  const model = useMemo(() => {
    const computers = new Set([...profiles.keys()].filter((at) => !hidden.has(at)))
    return chartModel(profiles, { computers, layers: new Set(layers.filter((layer) => !off.has(layer))) })
  }, [profiles, hidden, layers, off])
  const main = profiles.findIndex((_, at) => !hidden.has(at))
  const profile = profiles[main]
  const readAt = useMemo(() => profile && momentReader(profile), [profile])
  if (!profile || !readAt) return null
  const moment = cursor === undefined ? undefined : readAt(cursor)
  return (
    <section aria-label={t('logbook-profile.title')} className={css.profile}>
      <div className={css.chart}>
        <ProfileReadout moment={moment} profile={profile} words={words} />
        <ProfileChart
          cursor={cursor}
          end={endOf(profiles)}
          model={model}
          onCursor={setCursor}
          readAt={readAt}
          unit={unit}
          words={words}
        />
        <ComputerToggles hidden={hidden} onHide={setHidden} profiles={profiles} words={words} />
        <LayerToggles layers={layers} off={off} onOff={setOff} words={words} />
        <PaceLegend model={model} words={words} />
        <ProfileTable profile={profile} words={words} />
      </div>
      <ProfileFacts log={log} profile={profile} words={words} />
    </section>
  )
}

const toggled = <Value,>(set: ReadonlySet<Value>, value: Value, isIn: boolean): ReadonlySet<Value> =>
  new Set(isIn ? [...set, value] : [...set].filter((each) => each !== value))

type ToggleProps = {
  pressed: boolean
  onToggle: (pressed: boolean) => void
  disabled?: boolean
  children: ReactNode
}

/** A line of the legend that can be switched off. Quieter than a chip: there are many, and most stay on. */
const Toggle = ({ pressed, onToggle, disabled = false, children }: ToggleProps) => (
  <button
    aria-pressed={pressed}
    className={css.toggle}
    disabled={disabled}
    onClick={() => onToggle(!pressed)}
    type="button"
  >
    {children}
  </button>
)

type ComputerTogglesProps = {
  profiles: readonly StoredProfile[]
  hidden: ReadonlySet<number>
  onHide: (hidden: ReadonlySet<number>) => void
  words: ProfileWords
}

/** Which computers are drawn; one always is. */
function ComputerToggles({ profiles, hidden, onHide, words }: ComputerTogglesProps) {
  if (profiles.length < 2) return null
  const isLast = hidden.size === profiles.length - 1
  return (
    <fieldset className={css.toggles}>
      <legend className="visually-hidden">{words.t('logbook-profile.computers')}</legend>
      {profiles.map((profile, at) => (
        <Toggle
          disabled={isLast && !hidden.has(at)}
          key={profile.id}
          onToggle={(pressed) => onHide(toggled(hidden, at, !pressed))}
          pressed={!hidden.has(at)}
        >
          <span aria-hidden="true" className={css.swatch} data-dash={at % 4} />
          <bdi>{words.computer(profile, at)}</bdi>
        </Toggle>
      ))}
    </fieldset>
  )
}

type LayerTogglesProps = {
  layers: readonly Layer[]
  off: ReadonlySet<Layer>
  onOff: (off: ReadonlySet<Layer>) => void
  words: ProfileWords
}

function LayerToggles({ layers, off, onOff, words: { t } }: LayerTogglesProps) {
  return (
    <fieldset className={css.toggles}>
      <legend className="visually-hidden">{t('logbook-profile.layers')}</legend>
      {layers.map((layer) => (
        <Toggle
          key={layer}
          onToggle={(pressed) => onOff(toggled(off, layer, !pressed))}
          pressed={!off.has(layer)}
        >
          <span aria-hidden="true" className={css.swatch} data-layer={layer} />
          {t(`logbook-profile.layer.${layer}`)}
        </Toggle>
      ))}
    </fieldset>
  )
}

const PACES = [
  ['brisk', ASCENT_LIMITS.calm],
  ['fast', ASCENT_LIMITS.brisk],
] as const

function PaceLegend({ model, words }: { model: ChartModel; words: ProfileWords }) {
  const shown = PACES.filter(([pace]) => model.fastParts.some((part) => part.pace === pace))
  if (shown.length === 0) return null
  return (
    <ul className={css.legend}>
      {shown.map(([pace, rate]) => (
        <li key={pace}>
          <span aria-hidden="true" className={css.swatch} data-layer={pace} />
          {words.t('logbook-profile.pace', { rate: words.ascent(rate) })}
        </li>
      ))}
    </ul>
  )
}
