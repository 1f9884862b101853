import { expect, test } from 'vitest'
import { aLog } from '../form/state/dive-log.fixture.ts'
import { chosenOf, groupsOf, toggled } from './groups.ts'

const sent = (id: string, student: string, affiliateId: number, number: number, version = 1) => ({
  student,
  log: aLog({
    id,
    affiliateId,
    version,
    logType: 'Training',
    status: 'Pending',
    course: 'open-water',
    number,
  }),
})
const WAITING = [sent('a', 'Leo', 1, 1), sent('b', 'Ana', 2, 1), sent('c', 'Leo', 1, 2)]
const idsOf = (all: readonly { sent: readonly { log: { id: string } }[] }[]) =>
  all.map((group) => group.sent.map(({ log }) => log.id))

test('[SC-11] a class is one dive of one course, across students', () => {
  expect(idsOf(groupsOf(WAITING, 'class'))).toEqual([['a', 'b'], ['c']])
})

test('[SC-11] a student group has all dives of one person; two students with the same name are two groups', () => {
  expect(idsOf(groupsOf(WAITING, 'student'))).toEqual([['a', 'c'], ['b']])
  expect(idsOf(groupsOf([...WAITING, sent('d', 'Leo', 9, 1)], 'student'))).toEqual([['a', 'c'], ['b'], ['d']])
})

test('[SC-11] a log that changes after it was selected is no longer selected', () => {
  const chosen = toggled(new Set(), WAITING, true)
  const [first, ...others] = WAITING
  const changed = [sent('a', 'Leo', 1, 1, 2), ...others]
  expect(chosenOf(WAITING, chosen)).toHaveLength(3)
  expect(chosenOf(changed, chosen).map(({ log }) => log.id)).toEqual(['b', 'c'])
  expect(chosenOf(WAITING, toggled(chosen, first ? [first] : [], false))).toHaveLength(2)
})
