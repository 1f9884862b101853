type ModuleInfo = { importedIds: readonly string[] }
type Chunking = { getModuleInfo(id: string): ModuleInfo | null }

/**
 * The entry meets these behind a door that it uses for something else; what is left of them belongs to the pages that
 * use them.
 */
const DROPPED = /\.wire\.ts$|\/node_modules\/zod\/|\/(language-names|offered-languages|mailing-address)\.ts$/

function reachableFrom(entry: string, chunking: Chunking): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [entry]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id) || DROPPED.test(id)) continue
    reached.add(id)
    open.push(...(chunking.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}

/**
 * Keeps what the portal's entry imports in one chunk. Left alone, every module that some page shares with the entry
 * becomes a chunk of its own: thirty requests and a tenth more bytes. The entry itself stays out, for other pages
 * import from this chunk without starting the portal.
 */
export function firstLoad(entry: string) {
  let first: ReadonlySet<string> | undefined
  return (id: string, chunking: Chunking) => {
    first ??= reachableFrom(entry, chunking)
    return id !== entry && first.has(id) ? 'first' : null
  }
}
