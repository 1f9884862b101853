/** A measured value next to its promised limit. */
export type Figure = { name: string; value: number; unit: string; atMost: number; detail: string[] }

export const inWords = ({ name, value, unit, atMost }: Figure) =>
  `${value <= atMost ? 'ok  ' : 'OVER'} ${name}: ${value.toFixed(1)} ${unit} (at most ${atMost} ${unit})`

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('nothing was measured')
  return middle
}
