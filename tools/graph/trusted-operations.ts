import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  visit,
} from 'graphql'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

export type TrustedOperation = { name: string; kind: string; id: string; text: string }

/** Each operation as a separate document with the fragments it uses, identified by the hash of its text. */
export function trustedOperations({ definitions }: DocumentNode): TrustedOperation[] {
  const fragments: Fragments = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  )
  return definitions
    .filter((each) => each.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => trustedOperation(operation, fragments))
}

function trustedOperation(operation: OperationDefinitionNode, fragments: Fragments): TrustedOperation {
  if (!operation.name) throw new Error('every operation needs a name')
  const used = usedFragments(operation, fragments)
  const text = print({ kind: Kind.DOCUMENT, definitions: [operation, ...used] })
  // 80 bits are enough to distinguish our own documents; more would only increase the first load.
  const id = createHash('sha256').update(text).digest('hex').slice(0, 20)
  return { name: operation.name.value, kind: operation.operation, id, text }
}

function usedFragments(operation: OperationDefinitionNode, fragments: Fragments): FragmentDefinitionNode[] {
  const used = new Map<string, FragmentDefinitionNode>()
  const follow = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value)
        if (!fragment || used.has(value)) return
        used.set(value, fragment)
        follow(fragment)
      },
    })
  }
  follow(operation)
  return [...used.values()]
}
