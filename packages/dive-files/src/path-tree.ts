/** Where an element is: from the root of its record, and in the words of the receipt. */
export type PathNode = {
  readonly at: string
  readonly path: string
  children?: Map<string, PathNode>
  attributes?: Map<string, PathNode>
}

/** No format has as many; the paths beyond, of a hostile file, aren't remembered. */
const MOST_NODES = 20_000

/**
 * The paths of a file, each made once: rules and receipts are looked up by the path of every value of every sample,
 * and a text that was just put together has to be hashed each time.
 */
export class PathTree {
  readonly #roots = new Map<string, PathNode>()
  #nodes = 0

  rootOf(path: string): PathNode {
    return this.#roots.get(path) ?? this.#remember(this.#roots, path, { at: '', path })
  }

  childOf(parent: PathNode, name: string): PathNode {
    const known = parent.children?.get(name)
    if (known) return known
    const at = parent.at === '' ? name : `${parent.at}/${name}`
    parent.children ??= new Map()
    return this.#remember(parent.children, name, { at, path: `${parent.path}/${name}` })
  }

  attributeOf(parent: PathNode, name: string): PathNode {
    const known = parent.attributes?.get(name)
    if (known) return known
    parent.attributes ??= new Map()
    return this.#remember(parent.attributes, name, {
      at: `${parent.at}@${name}`,
      path: `${parent.path}@${name}`,
    })
  }

  #remember(nodes: Map<string, PathNode>, name: string, node: PathNode): PathNode {
    this.#nodes += 1
    if (this.#nodes <= MOST_NODES) nodes.set(name, node)
    return node
  }
}
