import { expect, test } from 'vitest'
import { createJournal } from './journal.ts'

function aJournal(from?: number) {
  const told: string[] = []
  const journal = createJournal(
    {
      event: ({ sequence }) => told.push(`event ${sequence}`),
      reset: () => told.push('reset'),
    },
    from,
  )
  const take = (sequence: number) =>
    journal.take({ sequence, type: 'notification', data: {}, locale: 'en-US' })
  return { journal, take, told }
}

test('each event is published once, in order', () => {
  const { journal, take, told } = aJournal()
  journal.startAt(41)
  expect([take(42), take(42), take(43), take(41)]).toEqual([true, false, true, false])
  expect(told).toEqual(['reset', 'event 42', 'event 43'])
  expect(journal.last()).toBe(43)
})

test('a gap is reported before the event after it, so that everything is read again', () => {
  const { journal, take, told } = aJournal()
  journal.startAt(41)
  take(44)
  expect(told).toEqual(['reset', 'reset', 'event 44'])
})

test('a tab that joins at an event starts there', () => {
  const { take, told } = aJournal()
  take(7)
  expect(told).toEqual(['reset', 'event 7'])
})

test('a tab that is behind the others has missed something; a tab at the same sequence has not', () => {
  const { journal, told } = aJournal()
  journal.startAt(5)
  journal.compare(5)
  journal.compare(4)
  journal.compare(6)
  expect(told).toEqual(['reset', 'reset'])
  expect(journal.last()).toBe(6)
})

test('a tab that read its lists at an event continues from there without reading them again', () => {
  const { journal, take, told } = aJournal(41)
  expect([take(41), take(42)]).toEqual([false, true])
  journal.compare(42)
  expect(told).toEqual(['event 42'])
})
