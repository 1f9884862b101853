import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generatedText } from './graph/generated-text.ts'
import { findText, mergedGraph, readGraphRooms } from './graph/areas.ts'

const HOUSE = join(import.meta.dirname, '..')

type Outcome = { written: string[]; stale: string[] }

/** Writes `<room>.graph.generated.ts` beside each room's SDL; with `check` it only tells which ones are stale. */
export async function generateGraph(how: { check: boolean; tree?: string }): Promise<Outcome> {
  const tree = how.tree ?? HOUSE
  const rooms = readGraphRooms(tree)
  const outcome: Outcome = { written: [], stale: [] }
  for (const room of rooms) {
    const graph = mergedGraph(rooms.filter(({ service }) => service === room.service))
    const text = await generatedText(room, graph)
    const path = join(room.folder, `${room.name}.graph.generated.ts`)
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
