import type { Import } from './imports.ts'

/** Each import cycle once, as the path that closes it. */
export function listCycles(files: readonly string[], imports: readonly Import[]): string[][] {
  const next = Map.groupBy(imports, ({ from }) => from)
  const done = new Set<string>()
  const cycles: string[][] = []
  const walk = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file)
    if (start >= 0) {
      cycles.push([...trail.slice(start), file])
      return
    }
    if (done.has(file)) return
    for (const { to } of next.get(file) ?? []) walk(to, [...trail, file])
    done.add(file)
  }
  for (const file of files) walk(file, [])
  return cycles
}
