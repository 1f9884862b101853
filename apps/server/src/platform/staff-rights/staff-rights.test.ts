import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serverFolder } from '../checkout.ts'

/** They ask how a person signed in, not what the person may do. */
const ABOUT_SIGN_IN = [
  'account/authentication/must-be-fresh.ts',
  'account/second-factor/manage-second-factor.ts',
  'session/sign-in/finish-sign-in.ts',
]

test('[TS-22] every module asks for staff rights in the way that the security log sees', () => {
  const folder = join(serverFolder(), 'src/modules')
  const files = globSync('**/*.ts', { cwd: folder }).filter((path) => !/\.(test|fixture)\.ts$/.test(path))
  expect(files.length).toBeGreaterThan(300)
  const readers = files.filter((path) => /\bisStaff\b/.test(readFileSync(join(folder, path), 'utf8')))
  expect(readers.sort()).toEqual(ABOUT_SIGN_IN)
})
