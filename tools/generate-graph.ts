import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findText, mergedGraph, readGraphAreas } from './graph/areas.ts'
import { generatedText } from './graph/generated-text.ts'

const TREE = join(import.meta.dirname, '..')

type Outcome = { written: string[]; stale: string[] }

/**
 * Writes `<area>.graph.generated.ts` next to each area's SDL; with `check` it only reports which ones are
 * stale.
 */
export async function generateGraph(how: { check: boolean; tree?: string }): Promise<Outcome> {
  const tree = how.tree ?? TREE
  const areas = readGraphAreas(tree)
  const outcome: Outcome = { written: [], stale: [] }
  for (const area of areas) {
    const graph = mergedGraph(areas.filter(({ service }) => service === area.service))
    const text = await generatedText(area, graph)
    const path = join(area.folder, `${area.name}.graph.generated.ts`)
    if (findText(path) === text) continue
    outcome[how.check ? 'stale' : 'written'].push(relative(tree, path))
    if (!how.check) writeFileSync(path, text)
  }
  return outcome
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { written, stale } = await generateGraph({ check: process.argv.includes('--check') })
  for (const path of written) console.log(`wrote ${path}`)
  for (const path of stale) console.error(`${path} is stale: run npm run generate`)
  if (stale.length > 0) process.exitCode = 1
}
