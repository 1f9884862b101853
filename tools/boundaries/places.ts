/** Where a path stands: which app or package, which part of an app, which area. */
export type Place = { tree: string; part: string | undefined; area: string | undefined; isPublicApi: boolean }

const PLACE = /^(?:apps|packages)\/([^/]+)\/(?:src\/)?(?:([^/]+)\/)?(?:([^/]+)\/)?/

const KEEPS_AREAS_IN: Readonly<Record<string, string>> = { server: 'modules', portal: 'features' }

export function placeOf(path: string): Place | undefined {
  const [, tree, part, inside] = PLACE.exec(path) ?? []
  if (!tree) return undefined
  const isLayer = tree === 'domain' || tree === 'contract'
  const area = isLayer ? part : part && part === KEEPS_AREAS_IN[tree] ? inside : undefined
  return { tree, part, area, isPublicApi: path.endsWith('/index.ts') || path.endsWith('/index.tsx') }
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path)
