import { encode } from 'uqr'

/**
 * A code as one path, one unit per module, without its quiet zone: the caller must leave four modules free.
 */
export type QrCode = { size: number; path: string }

/** M corrects errors from a scratch or a wet screen; L has larger modules, for a long text that fills a screen. */
export type QrLevel = 'M' | 'L'

export function qrCode(text: string, level: QrLevel = 'M'): QrCode {
  const { data, size } = encode(text, { ecc: level, border: 0 })
  const runs = data.flatMap((row, y) =>
    runsOf(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}Z`),
  )
  return { size, path: runs.join('') }
}

/** Merges adjacent dark modules into one shape, so that no seam shows between them. */
function runsOf(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last?.[1] === x) last[1] = x + 1
    else runs.push([x, x + 1])
  }
  return runs
}
