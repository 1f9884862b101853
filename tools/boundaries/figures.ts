import type { Import, Reading } from './imports.ts'
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
  const importers = findImporters(reading)
  const tested = new Set(reading.files.filter(isTest).map(nameOf))
  return PARTS.map((part) => {
    const files = reading.files.filter(
      (path) => path.startsWith(`${part}/`) && !isTestCode(path) && !isGenerated(path),
    )
    const sizes = files.flatMap((path) => reading.sizes.get(path) ?? [])
    const lines = sizes.map((size) => size.lines).sort((one, other) => one - other)
    const share = (some: readonly string[]) =>
      files.length === 0 ? 0 : Math.round((100 * some.length) / files.length)
    const single = files.filter((path) => importers.get(path)?.length === 1)
    const fragments = single.filter(
      (path) => !tested.has(nameOf(path)) && !isEntryPoint(path, importers.get(path)?.[0]),
    )
    const long = sizes.filter(({ longestFunction }) => longestFunction > LONG_FUNCTION).length
    return `${part}: ${files.length} files, median ${at(lines, 0.5)} lines, p95 ${at(lines, 0.95)}, longest ${lines.at(-1) ?? 0}, ${share(single)} % with a single importer, ${share(fragments)} % fragments, ${long} with a function over ${LONG_FUNCTION} lines`
  })
}

/** The files of the product that import each file; tests don't count. */
function findImporters({ imports }: Reading): Map<string, Import[]> {
  const byTarget = Map.groupBy(
    imports.filter(({ from }) => !isTestCode(from)),
    ({ to }) => to,
  )
  return new Map(
    [...byTarget].map(([to, found]) => [to, [...new Map(found.map((one) => [one.from, one])).values()]]),
  )
}

const nameOf = (path: string) => path.replace(/(\.test)?\.tsx?$/, '')
const isIndex = (path: string) => /\/index\.tsx?$/.test(path)

/** `apps/portal/src/features/logbook`, `packages/domain/src/logbook`: files meet inside this folder. */
const areaOf = (path: string) =>
  path
    .split('/')
    .slice(0, -1)
    .slice(0, path.startsWith('apps/') ? 5 : 4)
    .join('/')

/**
 * Entry points have one importer by nature: an area's public API, what it exports, a screen that another area
 * shows, and what is loaded on its own. All other files with one importer are fragments, unless they have a
 * test of their own (docs/decisions/0073).
 */
const isEntryPoint = (path: string, importer: Import | undefined) =>
  importer !== undefined &&
  (isIndex(path) || isIndex(importer.from) || importer.isLazy || areaOf(path) !== areaOf(importer.from))
