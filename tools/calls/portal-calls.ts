import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { type Names, type Node, textsOf, UNKNOWN } from './paths-of.ts'

/** A REST call that the portal's source makes, such as `GET learning/courses/{id}`; `*` is any segment. */
export type PortalCall = { method: string; path: string; file: string }

/** `operations` are the names that it imports from the contract, the graph operations among them. */
export type PortalCalls = { calls: PortalCall[]; operations: Set<string> }

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])
const VERBS = new Set([...METHODS, 'download', 'stream'])
const SOURCE = 'apps/portal/src/**/*.{ts,tsx}'

/** What the portal calls, read from its source: its REST calls, and the graph operations that it requests. */
export function readPortalCalls(root: string): PortalCalls {
  const files = globSync(SOURCE, { cwd: root }).filter((path) => !/\.(test|fixture)\.|\/testing\//.test(path))
  const parsed = files.map((file) => {
    const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
    return { file, program: program as unknown as Node }
  })
  const exported = namesOf(parsed.flatMap(({ program }) => exportedBy(program)))
  const calls: PortalCall[] = []
  const operations = new Set<string>()
  for (const { file, program } of parsed) {
    for (const name of contractImportsOf(program)) operations.add(name)
    const nodes = [...nodesOf(program)]
    const names = new Map([...exported, ...namesOf(nodes.flatMap(declarationsOf))])
    for (const node of nodes) {
      if (node.type !== 'CallExpression') continue
      calls.push(...callsOf(node, names).map((call) => ({ ...call, file })))
    }
  }
  return { calls, operations }
}

function* nodesOf(node: Node): Generator<Node> {
  if (typeof node.type === 'string') yield node
  for (const child of Object.values(node))
    if (child !== null && typeof child === 'object') yield* nodesOf(child as Node)
}

type Declared = readonly [name: string, node: Node]

/** A name taken out of a table, as in `const { path } = FILES[kind]`, can be any of its entries. */
function declaredBy({ id, init }: { id: Node; init: Node | null }): Declared[] {
  if (id.type === 'Identifier' && init) return [[String(id.name), init]]
  if (id.type !== 'ObjectPattern' || init?.type !== 'MemberExpression' || !init.computed) return []
  return (id.properties as Node[]).flatMap(({ key }) => {
    const name = (key as Node | undefined)?.name
    return name ? [[String(name), { type: 'Entries', of: init.object, key: name }] as const] : []
  })
}

function declarationsOf(node: Node): Declared[] {
  if (node.type === 'FunctionDeclaration' && node.id) return [[String((node.id as Node).name), node]]
  if (node.type !== 'VariableDeclaration') return []
  return (node.declarations as { id: Node; init: Node | null }[]).flatMap(declaredBy)
}

function namesOf(declared: readonly Declared[]): Map<string, Node[]> {
  const names = new Map<string, Node[]>()
  for (const [name, node] of declared) names.set(name, [...(names.get(name) ?? []), node])
  return names
}

const exportedBy = (program: Node): Declared[] =>
  (program.body as Node[]).flatMap(({ type, declaration }) =>
    type === 'ExportNamedDeclaration' && declaration ? declarationsOf(declaration as Node) : [],
  )

type Found = Omit<PortalCall, 'file'>

function callsOf(node: Node, names: Names): Found[] {
  const callee = node.callee as Node
  const given = node.arguments as Node[]
  const [first, second, third] = given
  const crossed = (method: string, services: string[], paths: string[]): Found[] =>
    services.flatMap((service) => paths.map((path) => ({ method, path: `${service}/${path}` })))
  if (callee.type === 'MemberExpression') {
    const verb = String((callee.property as Node).name)
    if (!VERBS.has(verb) || given.length < 2) return []
    const services = textsOf(first, names)
    return services.includes(UNKNOWN)
      ? []
      : crossed(methodOf(verb, resolved(third, names)), services, textsOf(second, names))
  }
  if (callee.type !== 'Identifier') return []
  // The applications' calls share headers and retries (CA-01, CO-01), and so a function.
  if (callee.name === 'call' && first?.type === 'Literal' && METHODS.has(String(first.value)))
    return crossed(String(first.value).toUpperCase(), ['applications'], textsOf(second, names))
  if (callee.name === 'fetch') return fetchesOf(textsOf(first, names), second)
  return []
}

/** The session is refreshed and ended without the request helper, which needs one. */
function fetchesOf(addresses: readonly string[], options: Node | undefined): Found[] {
  const method = textsOf(propertyOf(options, 'method'), new Map())[0] ?? UNKNOWN
  return addresses
    .filter((address) => address !== UNKNOWN)
    .map((address) => ({
      method: method === UNKNOWN ? 'GET' : method,
      path: address.replace(/^\/api\//, 'server/').replace(/^\*\//, 'auth/'),
    }))
}

const resolved = (node: Node | undefined, names: Names): Node | undefined =>
  node?.type === 'Identifier' ? names.get(String(node.name))?.[0] : node

const methodOf = (verb: string, options: Node | undefined): string => {
  if (verb === 'stream') return 'GET'
  if (verb !== 'download') return verb.toUpperCase()
  return propertyOf(options, 'body') ? 'POST' : 'GET'
}

function propertyOf(node: Node | undefined, name: string): Node | undefined {
  if (node?.type !== 'ObjectExpression') return undefined
  const found = (node.properties as Node[]).find((each) => (each.key as Node | undefined)?.name === name)
  return found?.value as Node | undefined
}

/** Graph operations are constants of the contract, and the lint finds those that are imported in vain. */
function contractImportsOf(program: Node): string[] {
  return (program.body as Node[])
    .filter(
      ({ type, source, importKind }) =>
        type === 'ImportDeclaration' &&
        importKind !== 'type' &&
        String((source as Node).value).startsWith('@fathom/contract/'),
    )
    .flatMap(({ specifiers }) =>
      (specifiers as Node[]).map(({ imported }) => String((imported as Node).name)),
    )
}
