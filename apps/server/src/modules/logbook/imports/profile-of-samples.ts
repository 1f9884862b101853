import type { Sample, SourceComputer, SourceCylinder } from '@fathom/dive-files'
import { type DiveProfile, PROFILE_COLUMNS, type ProfileColumn, type Series } from '@fathom/domain/logbook'
import { cleanTexts } from './clean-texts.ts'

/** Enough for a picture and for gas; a computer measures no finer. */
const DIGITS: Partial<Record<ProfileColumn, number>> = { depth: 2, temperature: 1, oxygenPressure: 3, cns: 4 }

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** What a computer recorded, by columns. */
export function profileOfSamples(
  { samples, maker, model, serial, firmware }: SourceComputer,
  cylinders: readonly SourceCylinder[],
): DiveProfile {
  const columns: Partial<Record<ProfileColumn, Series>> = {}
  for (const name of PROFILE_COLUMNS) {
    const series = seriesOf(samples, ({ [name]: value }) => value, DIGITS[name] ?? 1)
    if (series) columns[name] = series
  }
  const pressures: Record<string, Series> = {}
  for (const index of new Set(samples.flatMap((sample) => Object.keys(sample.pressures ?? {})))) {
    const series = seriesOf(samples, (sample) => sample.pressures?.[Number(index)], 1)
    if (series) pressures[index] = series
  }
  return {
    ...cleanTexts({ maker, model, serial, firmware }),
    time: samples.map(({ time }) => rounded(time, 1)),
    columns,
    pressures,
    gases: cylinders.map(({ gas }) => gas ?? null),
    switches: samples.flatMap(({ time, switchTo }) =>
      switchTo === undefined ? [] : [{ time: rounded(time, 1), cylinder: switchTo }],
    ),
    events: samples.flatMap(({ time, events = [] }) =>
      events.map((name) => ({ time: rounded(time, 1), name: cleanTexts(name.slice(0, LONGEST_EVENT)) })),
    ),
  }
}

const LONGEST_EVENT = 120

function seriesOf(
  samples: readonly Sample[],
  read: (sample: Sample) => number | undefined,
  digits: number,
): Series | undefined {
  const series = samples.map((sample) => {
    const value = read(sample)
    return value === undefined || !Number.isFinite(value) ? null : rounded(value, digits)
  })
  return series.some((value) => value !== null) ? series : undefined
}
