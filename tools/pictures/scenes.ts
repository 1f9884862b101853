import { demoId } from '../../apps/server/src/modules/logbook/demo/demo-dive.ts'
import type { DemoPersonName } from '../../apps/server/src/platform/demo.ts'
import { SCREENS } from '../../e2e/support/screens.ts'

/** An address to capture and the person who views it; `person` is undefined for a signed-out visitor. */
export type Scene = { name: string; path: string; person: DemoPersonName | undefined }

export type Picture = { scene: string; file: string; size: string; problem: string | undefined }

const ACCOUNT_PAGES = ['/login/sign-in', '/login/sign-up', '/kit.html']

/** The demo diver's newest dive, which has photos. */
const DEMO_DIVE = `/logbook/dive/${demoId(100_001, 120)}`

const nameOf = (path: string) => path.replace(/^\//, '').replaceAll(/[^\w.-]+/g, '_') || 'home'

export function scenesFor(filters: readonly string[]): Scene[] {
  const screens = SCREENS.map(({ path, as, isOpen }) => ({
    name: nameOf(path),
    path,
    person: isOpen ? undefined : (as ?? 'diver'),
  }))
  const strangers = ACCOUNT_PAGES.map((path) => ({ name: nameOf(path), path, person: undefined }))
  const dive: Scene = { name: 'demo-dive', path: DEMO_DIVE, person: 'diver' }
  const all = [...strangers, ...screens, dive]
  return all.filter(({ path }) => filters.length === 0 || filters.some((part) => path.includes(part)))
}
