import {
  ASCENT_LIMITS,
  CONTINGENCY_PO2,
  type DiveLog,
  type DiveProfile,
  maxOperatingDepth,
  type ProfileFigures,
  profileFigures,
  type UnitSystem,
  WORKING_PO2,
} from '@fathom/domain/logbook'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useMemo } from 'react'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { cylinderFactsOf } from './logged-cylinders.ts'
import css from './profile.module.css'
import type { ProfileWords } from './use-profile-words.ts'

type Props = {
  profile: DiveProfile
  log: Pick<DiveLog, 'equipment' | 'depthTime'>
  unit: UnitSystem
  words: ProfileWords
}

/** What the samples say about the dive, and what a diver should know about it. */
export function ProfileFacts({ profile, log, unit, words }: Props) {
  const { t } = words
  const { averageDepth, ...rest } = useMemo(
    () => profileFigures(profile, cylinderFactsOf(log), unit),
    [profile, log, unit],
  )
  // One average: the one of the log is among the numbers of the dive.
  const isSaid = (log.depthTime.averageDepth ?? null) !== null
  const figures = { ...rest, averageDepth: isSaid ? undefined : averageDepth }
  const facts = factsOf(figures, words)
  const notes = notesOf(figures, words)
  if (facts.length === 0) return null
  return (
    <div className={css.facts}>
      <h2>{t('logbook-profile.facts')}</h2>
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            <bdi>{value}</bdi>
          </Fact>
        ))}
      </Facts>
      {notes.map((note) => (
        <Banner icon={CircleAlert} key={note} tone="warn">
          {note}
        </Banner>
      ))}
      {figures.oxygen && <p className={css.small}>{t('logbook-profile.oxygenNote')}</p>}
    </div>
  )
}

type Named = [name: string, value: string]

function factsOf(figures: ProfileFigures, words: ProfileWords): Named[] {
  const { t } = words
  const { averageDepth, fastestAscent, oxygen, shortestNoStop, ceiling, temperature } = figures
  const cns = oxygen && words.share(oxygen.cns)
  return [
    ...named(t('logbook-profile.fact.average'), averageDepth, words.depth),
    ...named(t('logbook-profile.fact.ascent'), fastestAscent?.rate, words.ascent),
    ...useOf(figures, words),
    ...(temperature
      ? [[t('logbook-profile.layer.temperature'), temperatureRange(temperature, words)] as Named]
      : []),
    ...named(t('logbook-profile.fact.noStop'), shortestNoStop, words.minutes),
    ...named(t('logbook-profile.fact.ceiling'), ceiling?.deepest, words.depth),
    ...(cns !== undefined
      ? [
          [
            t('logbook-profile.value.cns'),
            oxygen?.isAtLeast ? t('logbook-profile.atLeast', { value: cns }) : cns,
          ] as Named,
        ]
      : []),
    ...named(t('logbook-profile.fact.otu'), oxygen?.otu, words.number),
  ]
}

const named = (name: string, value: number | undefined, worded: (value: number) => string): Named[] =>
  value === undefined ? [] : [[name, worded(value)]]

/** Liters where the size of the cylinder is known. */
const useOf = ({ gasUse }: ProfileFigures, { t, ...words }: ProfileWords): Named[] =>
  gasUse.map(({ cylinder, pressureRate, volumeRate }) => [
    gasUse.length > 1
      ? t('logbook-profile.fact.useOf', { cylinder: words.cylinder(cylinder) })
      : t('logbook-profile.fact.use'),
    [...(volumeRate === undefined ? [] : [words.gasRate(volumeRate)]), words.pressureRate(pressureRate)].join(
      ' · ',
    ),
  ])

function temperatureRange(
  { lowest, highest }: { lowest: number; highest: number },
  { t, temperature }: ProfileWords,
) {
  const [from, to] = [temperature(lowest), temperature(highest)]
  return from === to ? from : t('logbook-profile.range', { from, to })
}

/** Shorter is an inaccuracy of samples. */
const PASSED_SECONDS = 10

function notesOf({ gases, fastestAscent, ceiling }: ProfileFigures, words: ProfileWords): string[] {
  const { t } = words
  const ascent =
    fastestAscent && fastestAscent.pace !== 'calm'
      ? [
          t('logbook-profile.note.ascent', {
            rate: words.ascent(fastestAscent.rate),
            time: words.clock(fastestAscent.time),
            limit: words.ascent(ASCENT_LIMITS.calm),
          }),
        ]
      : []
  const beyond = gases.flatMap(({ gas, highest, level }) => {
    if (level === 'within') return []
    const key =
      level === 'beyond-working' ? 'logbook-profile.note.working' : 'logbook-profile.note.contingency'
    return [
      t(key, {
        gas: words.gas(gas),
        pressure: words.oxygenPressure(highest),
        usual: words.oxygenPressure(WORKING_PO2),
        most: words.oxygenPressure(CONTINGENCY_PO2),
        limit: words.depth(maxOperatingDepth(gas.oxygen * 100)),
      }),
    ]
  })
  const passed =
    ceiling && ceiling.secondsAbove >= PASSED_SECONDS
      ? [t('logbook-profile.note.ceiling', { time: words.clock(ceiling.secondsAbove) })]
      : []
  return [...passed, ...beyond, ...ascent]
}
