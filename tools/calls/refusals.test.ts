import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MERGE_REFUSALS } from '@fathom/domain/session'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Where the calls of the office are answered. */
const OFFICE = [
  'modules/office',
  'modules/codes/batches',
  'modules/certifications/desk',
  'modules/account/staff',
  'modules/integrations/{clients,webhooks}',
  'modules/integrations/purchases/office-*',
  'platform/editions',
  'platform/staff-rights',
]

const thrown = globSync(
  OFFICE.map((part) => `apps/server/src/${part}${part.endsWith('*') ? '' : '/**/*'}.ts`),
  { cwd: ROOT },
)
  .filter((path) => !/\.(test|fixture)\.ts$/.test(path))
  .flatMap((path) => [...textOf(path).matchAll(/Problem\('([a-z-]+)'/g)].map(([, code = '']) => code))

/** Of the calls that clients of other systems make, which the guide for them describes. */
const OF_CLIENTS = ['unauthenticated', 'scope-missing']

test('[OF-01] docs/calls.md names every refusal of the calls of the office', () => {
  const [, section = ''] = textOf('docs/calls.md').split('## How the calls of the office refuse')
  const codes = new Set([...thrown, ...MERGE_REFUSALS].filter((code) => !OF_CLIENTS.includes(code)))
  expect(codes.size).toBeGreaterThan(30)
  expect([...codes].filter((code) => !section.includes(`\`${code}\``))).toEqual([])
})
