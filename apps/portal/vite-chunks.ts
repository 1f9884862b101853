type ModuleInfo = { importedIds: readonly string[]; importers: readonly string[] }
type Chunking = { getModuleInfo(id: string): ModuleInfo | null }

type Chunk = {
  name: string
  /** The chunk contains what these modules import, directly or indirectly. */
  from: readonly string[]
  /** Limits the chunk to what these import too. */
  alsoFrom?: readonly string[]
  /** Limits the chunk to matching modules, so that pages that share them don't load the rest too. */
  only?: RegExp
}

/** What many other pages share, in one file. */
type Rest = {
  name: string
  only: RegExp
  /** Pages that don't load it: what they import stays out. */
  notFrom: readonly string[]
  /** A module that fewer others import stays out. */
  importers: number
  /** So does one that imports these: the page would load them too. */
  except: RegExp
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
  /\/domain\/src\/(forms|logbook\/(profile|statistics|validation|calculations|places))\//,
  /\/domain\/src\/logbook\/(courses\/courses|csv-columns)\.ts$/,
  /\/domain\/src\/(profile\/(fields|full-name)|session\/(same-name|security-event))\.ts$/,
]

function reachableFrom(roots: readonly string[], chunking: Chunking): ReadonlySet<string> {
  const reached = new Set(roots)
  for (const id of reached)
    for (const next of chunking.getModuleInfo(id)?.importedIds ?? [])
      if (!DROPPED.some((pattern) => pattern.test(next))) reached.add(next)
  return reached
}

function modulesOf({ from, alsoFrom, only }: Chunk, chunking: Chunking): ReadonlySet<string> {
  const also = alsoFrom && reachableFrom(alsoFrom, chunking)
  const ids = [...reachableFrom(from, chunking)]
  return new Set(ids.filter((id) => (!also || also.has(id)) && (!only || only.test(id))))
}

/** The styles and icons of one component are where it is. */
const OF_A_COMPONENT = /\.module\.css$|\/lucide-react\//

function isOfRest(id: string, rest: Rest, chunking: Chunking): boolean {
  const { importers = [], importedIds = [] } = chunking.getModuleInfo(id) ?? {}
  const [only] = importers
  if (OF_A_COMPONENT.test(id) && only && importers.length === 1) return isOfRest(only, rest, chunking)
  return (
    rest.only.test(id) &&
    importers.length >= rest.importers &&
    !importedIds.some((each) => rest.except.test(each))
  )
}

/**
 * Groups modules that are loaded together; a module belongs to the first chunk that needs it. By default
 * every module shared by two pages becomes its own chunk: forty requests and a tenth more bytes. The entry
 * itself is excluded, because other pages import from these chunks without starting the portal.
 */
export function loadedTogether(entry: string, chunks: readonly Chunk[], rest: Rest) {
  let reached: { name: string; ids: ReadonlySet<string> }[] | undefined
  let apart: ReadonlySet<string> | undefined
  return (id: string, chunking: Chunking) => {
    reached ??= chunks.map((chunk) => ({ name: chunk.name, ids: modulesOf(chunk, chunking) }))
    if (id === entry) return null
    const found = reached.find(({ ids }) => ids.has(id))
    if (found) return found.name
    apart ??= reachableFrom(rest.notFrom, chunking)
    return !apart.has(id) && isOfRest(id, rest, chunking) ? rest.name : null
  }
}
