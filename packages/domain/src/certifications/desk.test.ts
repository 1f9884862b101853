import { expect, test } from 'vitest'
import { type DeskKnowledge, deskProblems } from './desk.ts'
import { readDeskFile } from './desk-file.ts'

const ENTRY = {
  ...{ affiliateId: 100004, levelID: 20, certDate: '2025-06-01' },
  ...{ instructorNumber: 500001, storeNumber: null },
}
const KNOWN: DeskKnowledge = {
  ...{ today: '2026-11-18', birthdate: '2010-06-02', minimumAge: 10, held: [] },
  ...{ isOwn: false, isInstructor: true, isStore: false },
}
const faults = (entry: object, known: Partial<DeskKnowledge> = {}) =>
  deskProblems({ ...ENTRY, ...entry }, { ...KNOWN, ...known }).map(({ fault }) => fault)

test('[OF-06] a day counts from the birthday of the minimum age up to today', () => {
  expect(faults({ certDate: '2020-06-01' })).toEqual(['too-young'])
  expect(faults({ certDate: '2020-06-02' })).toEqual([])
  expect(faults({ certDate: '2026-11-18' })).toEqual([])
  expect(faults({ certDate: '2026-11-19' })).toEqual(['future'])
  expect(faults({ certDate: '2010-06-01' })).toEqual(['before-birth'])
  expect(faults({ certDate: '2005-06-01' }, { birthdate: '' })).toEqual([])
})

test('[OF-06] a revoked level can be issued again, a held one only if it expires, with a later day', () => {
  const held = (levelID: number, isRevoked = false) => ({
    held: [{ levelID, certDate: '2025-06-01', isRevoked }],
  })
  expect(faults({}, held(20))).toEqual(['already-held'])
  expect(faults({ certDate: '2026-06-01' }, held(20))).toEqual(['already-held'])
  expect(faults({}, held(20, true))).toEqual([])
  expect(faults({ levelID: 210 }, held(210))).toEqual(['already-held'])
  expect(faults({ levelID: 210, certDate: '2025-06-02' }, held(210))).toEqual([])
})

test('[OF-06] columns are found by name in any order, and a level by number or name', () => {
  const file = readDeskFile(
    '\uFEFFcert date\tLEVEL\tPerson\tdive centre\n2025-06-01\tOpen Water\t7\t\n\n2025-06-01\t20\tx\t70x\n',
  )
  expect('rows' in file && file.rows.map(({ line, entry }) => ({ line, ...entry }))).toEqual([
    {
      ...{ line: 2, affiliateId: 7, levelID: 20, certDate: '2025-06-01' },
      ...{ instructorNumber: null, storeNumber: null },
    },
    {
      ...{ line: 4, affiliateId: Number.NaN, levelID: 20, certDate: '2025-06-01' },
      ...{ instructorNumber: null, storeNumber: Number.NaN },
    },
  ])
})

test('[OF-06] a quote that is never closed is named with its line, and one around several lines is not', () => {
  const file = (cell: string) =>
    readDeskFile(`number,level,date,note\n7,20,2025-06-01,\n8,20,2025-06-01,${cell}\n9,20,x,`)
  expect(file('"open')).toEqual({ fault: 'open-quote', line: 3 })
  expect(file('"one\ntwo"')).toMatchObject({ rows: [{ line: 2 }, { line: 3 }, { line: 5 }] })
})
