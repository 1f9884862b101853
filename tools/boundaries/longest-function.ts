/** What of a syntax tree we look at; the parser's own types list every kind of node. */
type Node = { type?: string; start?: number; end?: number }

const isFunction = ({ type = '' }: Node) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

/** The lines of the longest function, a component or hook included. */
export function longestFunction(program: object, source: string): number {
  let longest = 0
  const walk = (node: Node) => {
    if (isFunction(node)) longest = Math.max(longest, source.slice(node.start, node.end).split('\n').length)
    for (const child of Object.values(node)) if (child !== null && typeof child === 'object') walk(child)
  }
  walk(program)
  return longest
}
