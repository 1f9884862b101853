/** Where a path stands: which app or package, which part of an app, which room. */
export type Place = { tree: string; part: string | undefined; room: string | undefined; isDoor: boolean }

const PLACE = /^(?:apps|packages)\/([^/]+)\/(?:src\/)?(?:([^/]+)\/)?(?:([^/]+)\/)?/

const KEEPS_ROOMS_IN: Readonly<Record<string, string>> = { server: 'modules', portal: 'features' }

export function placeOf(path: string): Place | undefined {
  const [, tree, part, inside] = PLACE.exec(path) ?? []
  if (!tree) return undefined
  const isShelf = tree === 'domain' || tree === 'contract'
  const room = isShelf ? part : part && part === KEEPS_ROOMS_IN[tree] ? inside : undefined
  return { tree, part, room, isDoor: path.endsWith('/index.ts') || path.endsWith('/index.tsx') }
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path)
