type ModuleInfo = { importedIds: readonly string[] }
type Chunking = { getModuleInfo(id: string): ModuleInfo | null }

type Chunk = {
  name: string
  /** It holds what these import, at once or by way of others. */
  from: readonly string[]
  /** Of these only what is of this kind; what others load too need not bring the rest along. */
  only?: RegExp
}

/**
 * The entry meets these behind a door that it uses for something else; what is left of them belongs to the pages that
 * use them.
 */
const DROPPED =
  /\.wire\.ts$|\/node_modules\/(zod|@tanstack)\/|\/(language-names|offered-languages|mailing-address)\.ts$/

function reachableFrom(roots: readonly string[], chunking: Chunking): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id) || DROPPED.test(id)) continue
    reached.add(id)
    open.push(...(chunking.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}

/**
 * Keeps together what is loaded together; a module belongs to the first chunk that wants it. Left alone, every module
 * that two pages share becomes a chunk of its own: forty requests and a tenth more bytes. The entry itself stays out,
 * for other pages import from these chunks without starting the portal.
 */
export function loadedTogether(entry: string, chunks: readonly Chunk[]) {
  let reached: (Chunk & { ids: ReadonlySet<string> })[] | undefined
  return (id: string, chunking: Chunking) => {
    reached ??= chunks.map((chunk) => ({ ...chunk, ids: reachableFrom(chunk.from, chunking) }))
    if (id === entry) return null
    return reached.find(({ ids, only }) => ids.has(id) && (!only || only.test(id)))?.name ?? null
  }
}
