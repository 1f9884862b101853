import type { DemoPersonName } from '../../apps/server/src/platform/demo.ts'
import { SCREENS } from '../../e2e/support/screens.ts'

/** One address to look at, and who looks; nobody is signed in where `person` is undefined. */
export type Scene = { name: string; path: string; person: DemoPersonName | undefined }

export type Picture = { scene: string; file: string; size: string; problem: string | undefined }

const ACCOUNT_PAGES = ['/login/sign-in', '/login/sign-up', '/kit.html']

const nameOf = (path: string) => path.replace(/^\//, '').replaceAll(/[^\w.-]+/g, '_') || 'home'

/** Addresses that only lead to another one are left out: their picture would be the same. */
export function scenesFor(filters: readonly string[]): Scene[] {
  const screens = SCREENS.filter(({ opens }) => opens === undefined).map(({ path, as, isOpen }) => ({
    name: nameOf(path),
    path,
    person: isOpen ? undefined : (as ?? 'diver'),
  }))
  const strangers = ACCOUNT_PAGES.map((path) => ({ name: nameOf(path), path, person: undefined }))
  const all = [...strangers, ...screens]
  return all.filter(({ path }) => filters.length === 0 || filters.some((part) => path.includes(part)))
}
