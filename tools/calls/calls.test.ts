import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGraphAreas } from '../graph/areas.ts'
import { calledOperations, readOperations, unknownCalls } from './called-operations.ts'
import { readPortalCalls } from './portal-calls.ts'

const ROOT = join(import.meta.dirname, '../..')
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const operations = readOperations(textOf('docs/access-matrix.md'))
const portal = readPortalCalls(ROOT)
const called = calledOperations(operations, portal, readGraphAreas(ROOT))

type Line = { call: string; by: string }
const LINE = /^\| `([^`]+)` \|(?: (?:CA-\d+|CO-\d+)[^|]*\|)? ([^|]+) \|$/gm
const lines: Line[] = [...textOf('docs/calls.md').matchAll(LINE)].map(([, call = '', by = '']) => ({
  call,
  by,
}))
const offered = lines.filter(({ by }) => by !== 'portal').map(({ call }) => call)

test('[LE-13] every call is made by the portal, or listed in docs/calls.md with who makes it', () => {
  const unused = operations.filter((name) => !called.has(name) && !offered.includes(name))
  expect(unused, 'call it from the portal, or add it to docs/calls.md').toEqual([])
})

test('[LE-13] docs/calls.md lists as offered to others only what the portal does not call', () => {
  expect(offered.filter((call) => called.has(call))).toEqual([])
})

test('[LE-13] what docs/calls.md gives to the portal is called by it', () => {
  const own = lines.filter(({ by }) => by === 'portal').map(({ call }) => call)
  expect(own.length).toBeGreaterThan(70)
  expect(own.filter((call) => !called.has(call))).toEqual([])
})

test('[LE-13] docs/calls.md names each call once, and none that the server does not have', () => {
  const names = lines.map(({ call }) => call)
  expect(names.filter((call) => !operations.includes(call))).toEqual([])
  expect(names.filter((call, index) => names.indexOf(call) !== index)).toEqual([])
})

/** CA-01 and CA-02 are about all calls; the others name theirs. */
const CALLS_OF_SECTION_7 = Array.from(
  { length: 52 },
  (_, index) => `CA-${String(index + 3).padStart(2, '0')}`,
)

test('[LE-13] docs/calls.md has every row of the calls of §7', () => {
  const text = textOf('docs/calls.md')
  expect(CALLS_OF_SECTION_7.filter((id) => !text.includes(`| ${id} |`))).toEqual([])
})

test('[LE-13] the portal makes no call that the server does not have', () => {
  expect(portal.calls.length).toBeGreaterThan(200)
  expect(unknownCalls(operations, portal)).toEqual([])
})

test('[LE-13] reads a call whose path is a constant, a table or a function', () => {
  for (const name of [
    'GET /api/ecards/trust/badges/{id}',
    'GET /api/learning/courses/{id}/instructor/eRecord/archive',
    'PUT /api/learning/enrolments/{enrolmentId}/messages/read',
    'POST /api/pro/codes/{code}/redeem/specialty',
  ])
    expect(called, name).toContain(name)
})
