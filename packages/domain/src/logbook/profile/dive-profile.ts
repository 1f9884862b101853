/** What a dive computer measures over time: meters, °C, seconds, bar, fractions, beats a minute, degrees. */
export const PROFILE_COLUMNS = [
  'depth',
  'temperature',
  'ceiling',
  'stopTime',
  'noStopTime',
  'timeToSurface',
  'oxygenPressure',
  'cns',
  'heartRate',
  'heading',
] as const
export type ProfileColumn = (typeof PROFILE_COLUMNS)[number]

/** One value for each time of the profile; null where the computer says nothing. */
export type Series = readonly (number | null)[]

/** Fractions, such as 0.32; the rest is nitrogen. */
export type ProfileGas = { oxygen: number; helium: number }

/** What one dive computer recorded, by columns. A column without any value is left out. */
export type DiveProfile = {
  maker?: string | undefined
  model?: string | undefined
  serial?: string | undefined
  firmware?: string | undefined
  /** Seconds since the start of the dive, ascending. */
  time: readonly number[]
  columns: Readonly<Partial<Record<ProfileColumn, Series>>>
  /** In bar, by the index of the cylinder. */
  pressures: Readonly<Record<string, Series>>
  /** By the index of the cylinder; null if unknown. */
  gases: readonly (ProfileGas | null)[]
  /** From when on the diver breathes from which cylinder. */
  switches: readonly { time: number; cylinder: number }[]
  /** In the words of the computer. */
  events: readonly { time: number; name: string }[]
}

/** Two recordings of one computer have the same; a computer that doesn't say what it is equals no other. */
export const computerKeyOf = ({ maker, model, serial }: Pick<DiveProfile, 'maker' | 'model' | 'serial'>) =>
  serial ? `${serial}` : model ? `${maker ?? ''} ${model}`.trim() : undefined
