/** What of a syntax tree we look at; the parser's own types list every kind of node. */
export type Node = { type: string; [key: string]: unknown }

/** A part of a path that is known only when the program runs. */
export const UNKNOWN = '*'

/**
 * What a name can stand for: the constants and functions of one file, wherever they are declared, and the
 * exported ones of all files.
 */
export type Names = ReadonlyMap<string, readonly Node[]>

const MOST = 40

/** The texts that an expression can have, as far as they are written in the source. */
export function textsOf(node: Node | undefined, names: Names, depth = 0): string[] {
  if (!node || depth > 8) return [UNKNOWN]
  const of = (child: unknown) => textsOf(child as Node, names, depth + 1)
  switch (node.type) {
    case 'Literal':
      return [String(node.value)]
    case 'TemplateLiteral':
      return joined(node, of)
    case 'ConditionalExpression':
      return [...of(node.consequent), ...of(node.alternate)]
    case 'LogicalExpression':
      return [...of(node.left), ...of(node.right)]
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return of(node.expression)
    case 'Identifier':
      return names.get(String(node.name))?.flatMap(of) ?? [UNKNOWN]
    case 'Entries':
      return entriesOf(node, names).flatMap(of)
    case 'CallExpression':
      return called(node, names, depth)
    default:
      return [UNKNOWN]
  }
}

function joined(node: Node, of: (child: unknown) => string[]): string[] {
  const quasis = node.quasis as { value: { cooked: string } }[]
  const expressions = node.expressions as Node[]
  return quasis
    .map(({ value }, index) => ({ text: value.cooked, after: expressions[index] }))
    .reduce<string[]>(
      (heads, { text, after }) =>
        heads.flatMap((head) => (after ? of(after) : ['']).map((tail) => head + text + tail)).slice(0, MOST),
      [''],
    )
}

/** The value of one key in every entry of a table. */
function entriesOf({ of, key }: Node, names: Names): Node[] {
  const table = plain(names.get(String((of as Node).name))?.[0])
  return propertiesOf(table).flatMap(({ value }) =>
    propertiesOf(plain(value as Node)).flatMap((each) =>
      (each.key as Node | undefined)?.name === key ? [each.value as Node] : [],
    ),
  )
}

const plain = (node: Node | undefined): Node | undefined =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression'
    ? plain(node.expression as Node)
    : node

const propertiesOf = (node: Node | undefined): Node[] =>
  node?.type === 'ObjectExpression' ? (node.properties as Node[]) : []

/** A function that returns an expression is read with its arguments in place. */
function called(node: Node, names: Names, depth: number): string[] {
  const callee = node.callee as Node
  const made = callee.type === 'Identifier' ? names.get(String(callee.name))?.[0] : undefined
  const body = made && bodyOf(made)
  if (!made || !body) return [UNKNOWN]
  const given = node.arguments as Node[]
  const bound = new Map(names)
  for (const [index, parameter] of (made.params as Node[]).entries()) {
    const argument = given[index]
    if (parameter.type !== 'Identifier') continue
    if (argument?.type === 'Literal') bound.set(String(parameter.name), [argument])
    else bound.delete(String(parameter.name))
  }
  return textsOf(body, bound, depth + 1)
}

function bodyOf({ type, body }: Node): Node | undefined {
  if (type !== 'ArrowFunctionExpression' && type !== 'FunctionDeclaration') return undefined
  const found = body as Node
  if (found.type !== 'BlockStatement') return found
  const last = (found.body as Node[]).at(-1)
  return last?.type === 'ReturnStatement' ? (last.argument as Node) : undefined
}
