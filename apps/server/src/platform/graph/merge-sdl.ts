import { type DefinitionNode, Kind, type ObjectTypeDefinitionNode, parse, print } from 'graphql'

/** Merges the SDL of several modules: each declares `type Query { … }`, and the fields are joined. */
export function mergeSdl(parts: readonly string[]): string {
  const objects = new Map<string, ObjectTypeDefinitionNode>()
  const others: DefinitionNode[] = []
  for (const definition of parts.flatMap((sdl) => parse(sdl).definitions)) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) others.push(definition)
    else objects.set(definition.name.value, joined(objects.get(definition.name.value), definition))
  }
  return `${print({ kind: Kind.DOCUMENT, definitions: [...objects.values(), ...others] })}\n`
}

function joined(
  known: ObjectTypeDefinitionNode | undefined,
  more: ObjectTypeDefinitionNode,
): ObjectTypeDefinitionNode {
  if (!known) return more
  return { ...known, fields: [...(known.fields ?? []), ...(more.fields ?? [])] }
}
