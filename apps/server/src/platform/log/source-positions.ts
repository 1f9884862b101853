import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

const POSITION = /(?:file:\/\/)?(\/[^\s()]+\.js):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | undefined>()

/**
 * A stack of the server's bundle with files and lines of the sources. Node's own `--enable-source-maps` reads the whole
 * map at each start, which takes a quarter of its processor time; here it's read for the first error.
 */
export function withSourcePositions(stack: string): string {
  return stack.replace(POSITION, (position, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return position
    return `${new URL(entry.originalSource, `file://${file}`).pathname}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`))
  return maps.get(file)
}

/** An error is reported without its sources rather than not at all. */
function readMap(path: string): SourceMap | undefined {
  try {
    return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined
  } catch {
    return undefined
  }
}
