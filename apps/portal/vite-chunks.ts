type ModuleInfo = { importedIds: readonly string[] }
type Chunking = { getModuleInfo(id: string): ModuleInfo | null }

type Chunk = {
  name: string
  /** The chunk contains what these modules import, directly or indirectly. */
  from: readonly string[]
  /** Limits the chunk to matching modules, so that pages that share them don't load the rest too. */
  only?: RegExp
}

/**
 * The entry reaches these only through an index.ts that it imports for something else. What tree shaking
 * leaves of them belongs to the pages that use them.
 */
const DROPPED = [
  /\.wire\.ts$/,
  /\/node_modules\/(zod|@tanstack)\//,
  /\/(language-names|offered-languages|mailing-address)\.ts$/,
  /\/domain\/src\/training\/(activity|attempt|certify|course|exam-\w+|find-students|repetition|student-state)\.ts$/,
  /\/domain\/src\/(profile\/(fields|full-name)|session\/(same-name|security-event))\.ts$/,
]

function reachableFrom(roots: readonly string[], chunking: Chunking): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id) || DROPPED.some((pattern) => pattern.test(id))) continue
    reached.add(id)
    open.push(...(chunking.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}

/**
 * Groups modules that are loaded together; a module belongs to the first chunk that needs it. By default
 * every module shared by two pages becomes its own chunk: forty requests and a tenth more bytes. The entry
 * itself is excluded, because other pages import from these chunks without starting the portal.
 */
export function loadedTogether(entry: string, chunks: readonly Chunk[]) {
  let reached: (Chunk & { ids: ReadonlySet<string> })[] | undefined
  return (id: string, chunking: Chunking) => {
    reached ??= chunks.map((chunk) => ({ ...chunk, ids: reachableFrom(chunk.from, chunking) }))
    if (id === entry) return null
    return reached.find(({ ids, only }) => ids.has(id) && (!only || only.test(id)))?.name ?? null
  }
}
