import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type DefinitionNode, type DocumentNode, Kind, type ObjectTypeDefinitionNode, parse } from 'graphql'

const CONTRACT = 'packages/contract/src'

/** An area's part of a graph, as defined in the contract. */
export type GraphArea = { name: string; folder: string; service: string; sdl: string; operations: string }

export function readGraphAreas(tree: string): GraphArea[] {
  return globSync(`${CONTRACT}/*/*.graphql`, { cwd: tree })
    .filter((path) => !path.endsWith('.operations.graphql'))
    .sort()
    .map((path) => readArea(tree, path))
}

function readArea(tree: string, path: string): GraphArea {
  const text = readFileSync(join(tree, path), 'utf8')
  const service = /^# service: (\w+)\r?\n/.exec(text)?.[1]
  if (!service) throw new Error(`${path}: the first line must name the service, as in "# service: sessions"`)
  const name = basename(path, '.graphql')
  const folder = join(tree, dirname(path))
  const operations = findText(join(folder, `${name}.operations.graphql`)) ?? ''
  return { name, folder, service, sdl: text.slice(text.indexOf('\n') + 1).trim(), operations }
}

export function findText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Areas of one service each declare `type Query`; this merges their fields. */
export function mergedGraph(areas: readonly GraphArea[]): DocumentNode {
  const objects = new Map<string, ObjectTypeDefinitionNode>()
  const others: DefinitionNode[] = []
  for (const definition of areas.flatMap(({ sdl }) => parse(sdl).definitions)) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) {
      others.push(definition)
      continue
    }
    const known = objects.get(definition.name.value)
    const fields = [...(known?.fields ?? []), ...(definition.fields ?? [])]
    objects.set(definition.name.value, { ...(known ?? definition), fields })
  }
  return { kind: Kind.DOCUMENT, definitions: [...objects.values(), ...others] }
}
