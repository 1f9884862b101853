/** A measured value next to its promised limit. A figure without a limit is only reported. */
export type Figure = {
  name: string
  value: number
  unit: string
  atMost?: number
  atLeast?: number
  /** Decimals shown, 1 by default. */
  digits?: number
  detail: string[]
}

export const isMet = ({ value, atMost = Number.POSITIVE_INFINITY, atLeast = 0 }: Figure) =>
  value <= atMost && value >= atLeast

export function inWords(figure: Figure): string {
  const { name, value, unit, atMost, atLeast, digits = 1 } = figure
  const limits = [
    ...(atMost === undefined ? [] : [`at most ${atMost} ${unit}`]),
    ...(atLeast === undefined ? [] : [`at least ${atLeast} ${unit}`]),
  ]
  const promised = limits.length > 0 ? ` (${limits.join(', ')})` : ''
  return `${isMet(figure) ? 'ok  ' : 'MISS'} ${name}: ${value.toFixed(digits)} ${unit}${promised}`
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('nothing was measured')
  return middle
}
