import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkBoundaries } from './boundaries.ts'

const TREE: Readonly<Record<string, string>> = {
  'packages/domain/package.json': '{ "name": "@fathom/domain", "exports": { "./*": "./src/*/index.ts" } }',
  'packages/contract/package.json':
    '{ "name": "@fathom/contract", "exports": { "./*": "./src/*/index.ts" } }',
  'packages/look/package.json': '{ "name": "@fathom/look", "exports": { "./*": "./src/*" } }',
  'packages/identity/package.json': '{ "name": "@fathom/identity", "exports": { ".": "./src/index.ts" } }',
  'packages/testing/package.json': '{ "name": "@fathom/testing", "exports": { "./*": "./src/*/index.ts" } }',
  'packages/domain/src/logbook/index.ts': `export { dive } from './dive.ts'`,
  'packages/domain/src/logbook/dive.ts': `import { locale } from '../translations/index.ts'\nexport const dive = locale`,
  'packages/domain/src/translations/index.ts': `export const locale = 1`,
  'packages/contract/src/logbook/index.ts': `import { z } from 'zod'\nimport { dive } from '@fathom/domain/logbook'\nexport const wire = [z, dive]`,
  'packages/contract/src/shared/index.ts': `export const page = 1`,
  'packages/look/src/tokens.ts': `export const tokens = 1`,
  'packages/identity/src/index.ts': `export { tokens } from '@fathom/look/tokens.ts'`,
  'packages/testing/src/people/index.ts': `export const aDiver = 1`,
  'apps/server/src/platform/log.ts': `export { page } from '@fathom/contract/shared'`,
  'apps/server/src/modules/session/index.ts': `export const session = 1`,
  'apps/server/src/modules/session/inner.ts': `export const inner = 1`,
  'apps/server/src/modules/logbook/index.ts': `export { logs } from './logs.ts'`,
  'apps/server/src/modules/logbook/logs.ts': `import { session } from '../session/index.ts'\nexport const logs = session`,
  'apps/server/src/modules/logbook/logs.test.ts': `import { start } from '../../app/main.ts'\nimport { aDiver } from '@fathom/testing/people'\nimport { logs } from './logs.ts'\nstart(aDiver, logs)`,
  'apps/server/src/app/main.ts': `import { logs } from '../modules/logbook/index.ts'\nexport const start = (...all: unknown[]) => [logs, all]`,
  'apps/portal/src/shared/paths.ts': `export const paths = 1`,
  'apps/portal/src/features/logbook/index.ts': `export { list } from './list.tsx'`,
  'apps/portal/src/features/logbook/list.tsx': `import { paths } from '../../shared/paths.ts'\nexport const list = <i>{paths}</i>`,
  'apps/portal/src/features/shop/index.ts': `export const shop = 1`,
  'apps/portal/src/app/main.tsx': `export const page = () => import('../features/logbook/index.ts')`,
  'apps/portal/src/app/page.tsx': `export const page = () => import('../features/logbook/list.tsx')`,
}

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

function treeWith(more: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  roots.push(root)
  for (const [path, text] of Object.entries({ ...TREE, ...more })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test('a valid project has no problem', () => {
  expect(checkBoundaries(treeWith(), 20).problems).toEqual([])
})

const VIOLATIONS: readonly [problem: RegExp, path: string, source: string][] = [
  [/^domain imports nothing/, 'packages/domain/src/logbook/x.ts', `import { z } from 'zod'`],
  [/^domain imports nothing/, 'packages/domain/src/logbook/x.ts', `import fs from 'node:fs'`],
  [
    /^packages know only/,
    'packages/domain/src/logbook/x.ts',
    `import { page } from '@fathom/contract/shared'`,
  ],
  [/^contract imports zod/, 'packages/contract/src/logbook/x.ts', `import pg from 'pg'`],
  [/^packages know only/, 'packages/look/src/x.ts', `import { dive } from '@fathom/domain/logbook'`],
  [/^packages know only/, 'apps/server/src/app/x.ts', `import { tokens } from '@fathom/look/tokens.ts'`],
  [/^packages know only/, 'apps/portal/src/app/x.ts', `import { tokens } from '@fathom/identity'`],
  [
    /^packages never import apps/,
    'packages/identity/src/x.ts',
    `import '../../../apps/server/src/app/main.ts'`,
  ],
  [
    /^packages never import apps/,
    'packages/identity/src/x.test.ts',
    `import '../../../apps/server/src/app/main.ts'`,
  ],
  [/^apps never import each other/, 'apps/portal/src/app/x.ts', `import '../../../server/src/app/main.ts'`],
  [
    /^a package is entered by its name/,
    'apps/server/src/app/x.ts',
    `import '../../../../packages/domain/src/logbook/dive.ts'`,
  ],
  [/^not a public API/, 'apps/server/src/app/x.ts', `import '@fathom/domain/logbook/dive.ts'`],
  [/^testing is for tests/, 'apps/server/src/app/x.ts', `import { aDiver } from '@fathom/testing/people'`],
  [
    /^features are strangers/,
    'apps/portal/src/features/logbook/x.ts',
    `import { shop } from '../shop/index.ts'`,
  ],
  [
    /^platform ← modules/,
    'apps/portal/src/features/logbook/x.ts',
    `import { page } from '../../app/main.tsx'`,
  ],
  [/^platform ← modules/, 'apps/portal/src/shared/x.ts', `import { shop } from '../features/shop/index.ts'`],
  [
    /^platform ← modules/,
    'apps/server/src/platform/x.ts',
    `import { logs } from '../modules/logbook/index.ts'`,
  ],
  [
    /^platform ← modules/,
    'apps/server/src/platform/x.ts',
    `type T = import('../modules/logbook/index.ts').T`,
  ],
  [
    /^platform ← modules/,
    'apps/server/src/modules/logbook/x.ts',
    `export const late = () => import('../../app/main.ts')`,
  ],
  [
    /^shared and platform know no area/,
    'apps/server/src/platform/x.ts',
    `export * from '@fathom/domain/logbook'`,
  ],
  [
    /^shared and platform know no area/,
    'apps/portal/src/shared/x.ts',
    `import { wire } from '@fathom/contract/logbook'`,
  ],
  [
    /^areas are imported through their index.ts/,
    'apps/server/src/modules/logbook/x.ts',
    `import { inner } from '../session/inner.ts'`,
  ],
  [
    /^areas are imported through their index.ts/,
    'apps/server/src/app/x.ts',
    `import { inner } from '../modules/session/inner.ts'`,
  ],
  [
    /^areas are imported through their index.ts/,
    'apps/portal/src/app/x.ts',
    `import { listQuery } from '../features/logbook/list.queries.ts'`,
  ],
  [
    /^modules know only modules below/,
    'apps/server/src/modules/session/x.ts',
    `import { logs } from '../logbook/index.ts'`,
  ],
  [
    /^modules know only modules below/,
    'apps/server/src/modules/dsd/x.ts',
    `import { logs } from '../logbook/index.ts'`,
  ],
  [
    /^an area never imports its own index.ts/,
    'apps/server/src/modules/logbook/x.ts',
    `import { logs } from './index.ts'`,
  ],
  [
    /^an area never imports its own index.ts/,
    'packages/domain/src/logbook/x.ts',
    `import { dive } from './index.ts'`,
  ],
  [/^no cycles/, 'apps/portal/src/shared/paths.ts', `import './more.ts'`],
  [/^not read/, 'apps/portal/src/shared/x.ts', `import {`],
]

test.each(VIOLATIONS)('finds %s in %s', (problem, path, source) => {
  const more = { [path]: source, 'apps/portal/src/shared/more.ts': `import './paths.ts'` }
  const { problems } = checkBoundaries(treeWith(more), 20)
  expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(problem)]))
})

test('a check that reads too few files fails', () => {
  expect(checkBoundaries(treeWith(), 500).problems).toEqual([expect.stringMatching(/^read only 21 files/)])
})

test('a check that reads no imports fails', () => {
  const silent = Object.fromEntries(
    Object.keys(TREE).map((path) => [path, path.endsWith('.json') ? '{}' : '']),
  )
  expect(checkBoundaries(treeWith(silent), 20).problems).toEqual([
    expect.stringMatching(/^read only 0 imports/),
  ])
})
