import type { Moment } from './moment.ts'
import type { ProfileWords } from './use-profile-words.ts'

/** The key is the same for what takes turns, such as ascent and descent. */
export type WordedValue = { key: string; name: string; value: string }

const named = <Value>(
  key: string,
  name: string,
  value: Value | undefined,
  worded: (value: Value) => string,
): WordedValue[] => (value === undefined ? [] : [{ key, name, value: worded(value) }])

/** The names and values of a moment, as far as they are known. The time isn't among them. */
export function momentWords(words: ProfileWords, moment: Moment): WordedValue[] {
  const { t } = words
  const { pressures, cylinders, events } = moment
  return [
    ...named('depth', t('logbook-profile.layer.depth'), moment.depth, words.depth),
    ...rateWords(words, moment.rate),
    ...named('temperature', t('logbook-profile.layer.temperature'), moment.temperature, words.temperature),
    ...pressures.map(({ cylinder, bar }) => ({
      key: `pressure-${cylinder}`,
      // Also where the other one says nothing, such as a stage that is breathed later.
      name: cylinders > 1 ? words.cylinder(cylinder) : t('logbook-profile.layer.pressure'),
      value: words.pressure(bar),
    })),
    ...named('gas', t('logbook-profile.value.gas'), moment.gas, words.gas),
    ...named('ceiling', t('logbook-profile.layer.ceiling'), moment.ceiling, words.depth),
    ...named('noStop', t('logbook-profile.value.noStop'), moment.noStopTime, words.minutes),
    ...named('toSurface', t('logbook-profile.value.toSurface'), moment.timeToSurface, words.minutes),
    ...named('oxygen', t('logbook-profile.value.oxygen'), moment.oxygenPressure, words.oxygenPressure),
    ...named('cns', t('logbook-profile.value.cns'), moment.cns, words.share),
    ...named('heartRate', t('logbook-profile.value.heartRate'), moment.heartRate, words.beats),
    ...named('heading', t('logbook-profile.value.heading'), moment.heading, words.degrees),
    ...named('events', t('logbook-profile.layer.events'), events.join(', ') || undefined, String),
  ]
}

/** Slower than this is staying at a depth. */
const STILL = 1

function rateWords({ t, ascent }: ProfileWords, rate = 0): WordedValue[] {
  if (Math.abs(rate) < STILL) return []
  const name = rate > 0 ? t('logbook-profile.value.ascent') : t('logbook-profile.value.descent')
  return [{ key: 'rate', name, value: ascent(Math.abs(rate)) }]
}
