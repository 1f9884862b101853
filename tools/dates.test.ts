import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = globSync('{apps,packages}/*/src/**/*.{ts,tsx,js}', { cwd: ROOT }).filter(
  (path) => !/\.test\.|\.fixture\.|\.generated\./.test(path),
)

/** These read the parts of a moment to compute with them, and show none. */
const COMPUTE = [
  'packages/domain/src/training/classes/session-time.ts',
  'packages/domain/src/notifications/day.ts',
  'packages/domain/src/notifications/delivery-digest.ts',
]

/** `sv-SE` writes a day as 2026-05-14, which is stored and compared. */
const IN_DIGITS =
  /\bmonth: ?'(?:numeric|2-digit)'|\bdateStyle: ?'short'|\.toLocale(?:Date)?String\((?!'sv-SE')(?=.*(?:date|\)$))/i

test('[WO-02] no date is shown in digits alone, which people read in two orders', () => {
  expect(SOURCES.length).toBeGreaterThan(1000)
  const found = SOURCES.filter((path) => IN_DIGITS.test(readFileSync(join(ROOT, path), 'utf8')))
  expect(found.toSorted()).toEqual(COMPUTE.toSorted())
})
