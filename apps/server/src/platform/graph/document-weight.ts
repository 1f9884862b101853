import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** How heavy a document is. `cost` counts fields; the fields of a list count `limit` times. */
export type Weight = { depth: number; aliases: number; breadth: number; cost: number }

type Variables = Readonly<Record<string, unknown>>

const NOTHING: Weight = { depth: 0, aliases: 0, breadth: 0, cost: 0 }

export function weigh(document: DocumentNode, variables: Variables): Weight {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  // Each fragment is weighed once, so spreading it a thousand times doesn't take a thousand walks. While it's
  // being weighed it counts as zero, so a cycle terminates (validation reports it later).
  const known = new Map<string, Weight>()

  const ofFragment = (name: string): Weight => {
    const weighed = known.get(name)
    if (weighed) return weighed
    known.set(name, NOTHING)
    const weight = ofSet(fragments.get(name)?.selectionSet)
    known.set(name, weight)
    return weight
  }

  const ofField = (field: FieldNode): Weight => {
    const inner = ofSet(field.selectionSet)
    // Introspection is naturally deep; graphql itself limits how its lists may nest.
    const isIntrospection = field.name.value.startsWith('__')
    return {
      depth: isIntrospection ? 1 : 1 + inner.depth,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      breadth: inner.breadth,
      cost: 1 + inner.cost * timesOf(field, variables),
    }
  }

  const ofSelection = (selection: SelectionNode): Weight => {
    if (selection.kind === Kind.FIELD) return ofField(selection)
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSet(selection.selectionSet)
    return ofFragment(selection.name.value)
  }

  const ofSet = (set: SelectionSetNode | undefined): Weight =>
    (set?.selections ?? []).map(ofSelection).reduce(together, {
      ...NOTHING,
      breadth: set?.selections.length ?? 0,
    })

  return document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((definition) => ofSet(definition.selectionSet))
    .reduce(together, NOTHING)
}

const together = (one: Weight, other: Weight): Weight => ({
  depth: Math.max(one.depth, other.depth),
  aliases: one.aliases + other.aliases,
  breadth: Math.max(one.breadth, other.breadth),
  cost: one.cost + other.cost,
})

function timesOf(field: FieldNode, variables: Variables): number {
  const limit = field.arguments?.find(({ name }) => name.value === 'limit')?.value
  const times =
    limit?.kind === Kind.INT
      ? Number(limit.value)
      : limit?.kind === Kind.VARIABLE
        ? variables[limit.name.value]
        : 1
  return typeof times === 'number' && times > 1 ? times : 1
}
