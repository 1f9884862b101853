import type { Reading } from './imports.ts'
import { isTest } from './places.ts'

const PARTS = ['apps/portal', 'apps/server', 'packages']

/** A longer function wants a second look. */
const LONG_FUNCTION = 80

const isTestCode = (path: string) => isTest(path) || /\.fixture\.tsx?$|\/testing(\/|\.tsx?$)/.test(path)
const isGenerated = (path: string) => /\.generated\.ts$|\.d\.ts$/.test(path)

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** How the code is cut: one line for each part, so that a change shows where the figures go. */
export function structureFigures(reading: Reading): string[] {
  const importers = countImporters(reading)
  return PARTS.map((part) => {
    const files = reading.files.filter(
      (path) => path.startsWith(`${part}/`) && !isTestCode(path) && !isGenerated(path),
    )
    const sizes = files.flatMap((path) => reading.sizes.get(path) ?? [])
    const lines = sizes.map((size) => size.lines).sort((one, other) => one - other)
    const single = files.filter((path) => importers.get(path) === 1).length
    const share = files.length === 0 ? 0 : Math.round((100 * single) / files.length)
    const long = sizes.filter(({ longestFunction }) => longestFunction > LONG_FUNCTION).length
    return `${part}: ${files.length} files, median ${at(lines, 0.5)} lines, p95 ${at(lines, 0.95)}, longest ${lines.at(-1) ?? 0}, ${share} % with a single importer, ${long} with a function over ${LONG_FUNCTION} lines`
  })
}

/** By how many files of the product each file is imported; tests don't count. */
function countImporters({ imports }: Reading): Map<string, number> {
  const byTarget = Map.groupBy(
    imports.filter(({ from }) => !isTestCode(from)),
    ({ to }) => to,
  )
  return new Map([...byTarget].map(([to, found]) => [to, new Set(found.map(({ from }) => from)).size]))
}
