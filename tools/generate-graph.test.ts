import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { generateGraph } from './generate-graph.ts'

let tree: string

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'graph-'))
})
afterEach(() => rmSync(tree, { recursive: true }))

function anArea(name: string, sdl: string, operations?: string): void {
  const folder = join(tree, 'packages/contract/src', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.graphql`), sdl)
  if (operations) writeFileSync(join(folder, `${name}.operations.graphql`), operations)
}

const generated = (name: string) =>
  readFileSync(join(tree, `packages/contract/src/${name}/${name}.graph.generated.ts`), 'utf8')

const FORMS = '# service: pro\ntype Query { forms: [Form!]! }\ntype Form { id: ID! title: String }\n'

test('an operation becomes a constant with its hash, its text and its types', async () => {
  anArea('forms', FORMS, 'query Forms { forms { ...Card } } fragment Card on Form { id title }')
  expect(await generateGraph({ check: false, tree })).toEqual({
    written: ['packages/contract/src/forms/forms.graph.generated.ts'],
    stale: [],
  })
  const text = generated('forms')
  expect(text).toContain('export const forms: Operation<FormsQuery, FormsQueryVariables>')
  expect(text).toContain("service: 'pro'")
  expect(text).toMatch(/export type FormsQuery = \{ forms: Array<\{ id: string, title: string \| null \}> \}/)
  const [, id] = /id: '([\da-f]{20})'/.exec(text) ?? []
  expect(text).toContain(`'${id}':\n    'query Forms {`)
  expect(text).toContain('fragment Card on Form')
})

test('a second run writes nothing, and a check finds nothing stale', async () => {
  anArea('forms', FORMS, 'query Forms { forms { id } }')
  await generateGraph({ check: false, tree })
  expect(await generateGraph({ check: false, tree })).toEqual({ written: [], stale: [] })
  expect(await generateGraph({ check: true, tree })).toEqual({ written: [], stale: [] })
})

test('a check lists what is stale and writes nothing', async () => {
  anArea('forms', FORMS, 'query Forms { forms { id } }')
  await generateGraph({ check: false, tree })
  const before = generated('forms')
  anArea('forms', FORMS, 'query Forms { forms { title } }')
  expect((await generateGraph({ check: true, tree })).stale).toHaveLength(1)
  expect(generated('forms')).toBe(before)
})

test('areas of one service form one graph, although each declares its Query', async () => {
  anArea('forms', FORMS)
  anArea(
    'training',
    '# service: pro\ntype Query { links: [String!]! }\n',
    'query Both { links forms { id } }',
  )
  await generateGraph({ check: false, tree })
  expect(generated('training')).toContain('export const both')
})

test('rejects an operation that does not match the graph, and names its file', async () => {
  anArea('forms', FORMS, 'query Forms { forms { size } }')
  await expect(generateGraph({ check: false, tree })).rejects.toThrow(/forms\.operations\.graphql: .*size/)
})

test('rejects a graph without a service, and names its file', async () => {
  anArea('forms', 'type Query { forms: Int }')
  await expect(generateGraph({ check: false, tree })).rejects.toThrow(/forms\.graphql: the first line/)
})
