import { listCycles } from './cycles.ts'
import { readImports } from './imports.ts'
import { brokenRules } from './rules.ts'

export type Verdict = { files: number; imports: number; problems: string[] }

/**
 * A checker that reads nothing finds nothing, so fewer files than `atLeast`, or hardly any imports, is a
 * problem too.
 */
export function followArrow(root: string, atLeast: number): Verdict {
  const { files, imports, problems } = readImports(root)
  for (const found of imports)
    for (const rule of brokenRules(found)) problems.push(`${rule}: ${found.from} → ${found.to}`)
  for (const cycle of listCycles(files, imports)) problems.push(`no circles: ${cycle.join(' → ')}`)
  if (files.length < atLeast) problems.push(`read only ${files.length} files, expected at least ${atLeast}`)
  if (imports.length < files.length / 2)
    problems.push(`read only ${imports.length} imports in ${files.length} files`)
  return { files: files.length, imports: imports.length, problems }
}
