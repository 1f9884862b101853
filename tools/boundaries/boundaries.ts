import { listCycles } from './cycles.ts'
import { structureFigures } from './figures.ts'
import { readImports } from './imports.ts'
import { brokenRules } from './rules.ts'

export type Verdict = { files: number; imports: number; figures: readonly string[]; problems: string[] }

/**
 * A checker that reads nothing finds nothing, so fewer files than `atLeast`, or hardly any imports, is a
 * problem too.
 */
export function checkBoundaries(root: string, atLeast: number): Verdict {
  const reading = readImports(root)
  const { files, imports, problems } = reading
  for (const found of imports)
    for (const rule of brokenRules(found)) problems.push(`${rule}: ${found.from} → ${found.to}`)
  const cycles = listCycles(files, imports)
  for (const cycle of cycles) problems.push(`no cycles: ${cycle.join(' → ')}`)
  if (files.length < atLeast) problems.push(`read only ${files.length} files, expected at least ${atLeast}`)
  if (imports.length < files.length / 2)
    problems.push(`read only ${imports.length} imports in ${files.length} files`)
  const figures = [...structureFigures(reading), `${cycles.length} cycles`]
  return { files: files.length, imports: imports.length, figures, problems }
}
