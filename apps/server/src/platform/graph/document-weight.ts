import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** How heavy a document is. `cost` counts fields, those of a list as often as its `limit` asks for. */
export type Weight = { depth: number; aliases: number; breadth: number; cost: number }

type Variables = Readonly<Record<string, unknown>>

const NOTHING: Weight = { depth: 0, aliases: 0, breadth: 0, cost: 0 }

export function weigh(document: DocumentNode, variables: Variables): Weight {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  // A fragment is weighed once: one that is spread a thousand times must not take a thousand walks. While it is
  // being weighed it counts nothing, so that a cycle ends (validation names it afterwards).
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
    // Introspection is deep by nature; graphql itself bounds how its lists may nest.
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
