import { ASCENT_LIMITS, type DiveLog, type UnitSystem } from '@fathom/domain/logbook'
import { type ReactNode, useMemo, useState } from 'react'
import { type ChartModel, chartModel, endOf, type Layer, layersOf } from './chart-model.ts'
import { withLoggedGas } from './logged-cylinders.ts'
import { type Moment, momentReader } from './moment.ts'
import { momentWords } from './moment-words.ts'
import css from './profile.module.css'
import type { StoredProfile } from './profile.queries.ts'
import { ProfileChart } from './profile-chart.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { OtherReadout, ProfileReadout } from './profile-readout.tsx'
import { ProfileTable } from './profile-table.tsx'
import { type ProfileWords, useProfileWords } from './use-profile-words.ts'

type Props = {
  /** At least one, and each with depths. */
  profiles: readonly StoredProfile[]
  log: Pick<DiveLog, 'equipment' | 'depthTime'>
  unit: UnitSystem
}

/** LO-05: what dive computers recorded: a chart to read by touch, mouse and keys, its figures, and a table. */
export function ProfileView({ profiles: recorded, log, unit }: Props) {
  const words = useProfileWords(unit)
  const { t } = words
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const [off, setOff] = useState<ReadonlySet<Layer>>(new Set())
  const [cursor, setCursor] = useState<number>()
  const equipment = useUnchanged(log.equipment)
  const profiles = useMemo(
    () => recorded.map((profile) => withLoggedGas(profile, { equipment })),
    [recorded, equipment],
  )
  const layers = useMemo(() => layersOf(profiles), [profiles])
  const model = useMemo(() => {
    const computers = new Set([...profiles.keys()].filter((at) => !hidden.has(at)))
    const shown = new Set(layers.filter((layer) => !off.has(layer)))
    return chartModel(profiles, { computers, layers: shown, unit })
  }, [profiles, hidden, layers, off, unit])
  const computers = useMemo(
    () =>
      [...profiles.entries()]
        .filter(([at]) => !hidden.has(at))
        .map(([at, profile]) => ({ at, profile, readAt: momentReader(profile) })),
    [profiles, hidden],
  )
  const [main, ...others] = computers
  if (!main) return null
  const { profile } = main
  const momentOf = ({ readAt }: Computer) => (cursor === undefined ? undefined : readAt(cursor))
  return (
    <section aria-label={t('logbook-profile.title')} className={css.profile}>
      <div className={css.chart}>
        <ProfileReadout
          moment={momentOf(main)}
          name={others.length > 0 ? words.computer(main.profile, main.at) : undefined}
          profile={main.profile}
          words={words}
        />
        {others.map((other) => (
          <OtherReadout
            key={other.at}
            moment={momentOf(other)}
            name={words.computer(other.profile, other.at)}
            words={words}
          />
        ))}
        <ProfileChart
          cursor={cursor}
          end={endOf(profiles)}
          model={model}
          onCursor={setCursor}
          valuesAt={(time) => valuesAt(computers, time, words)}
          unit={unit}
          words={words}
        />
        <ComputerToggles hidden={hidden} onHide={setHidden} profiles={profiles} words={words} />
        <LayerToggles layers={layers} off={off} onOff={setOff} words={words} />
        <PaceLegend model={model} words={words} />
        <ProfileTable profile={profile} words={words} />
      </div>
      <ProfileFacts log={log} profile={profile} unit={unit} words={words} />
    </section>
  )
}

/** The same object for as long as it says the same: every reading of the feed gives new ones. */
function useUnchanged<Value>(value: Value): Value {
  const key = JSON.stringify(value)
  // The key says what the value says.
  return useMemo(() => value, [key])
}

type Computer = { at: number; profile: StoredProfile; readAt: (time: number) => Moment }

/** What all shown computers say at a time; of several, each by its name. */
const valuesAt = (computers: readonly Computer[], time: number, words: ProfileWords): string[] =>
  computers.flatMap(({ at, profile, readAt }) => [
    ...(computers.length > 1 ? [words.computer(profile, at)] : []),
    ...momentWords(words, readAt(time)).map(({ name, value }) => `${name} ${value}`),
  ])

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
