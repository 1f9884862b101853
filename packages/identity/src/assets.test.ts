import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'assets')

test('the scripts of the account pages run on one page: no name is declared twice', () => {
  const scripts = readdirSync(FOLDER).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(1)
  const all = scripts.map((name) => readFileSync(join(FOLDER, name), 'utf8')).join('\n')
  expect(() => new Script(all)).not.toThrow()
})
