import { expect, test } from 'vitest'
import { anAnswer, aReport } from './report.fixture.ts'
import { sendable, unpacked } from './sendable-report.ts'

test('[SC-07] [TS-20] what a package stored comes back exactly, also characters that the server refuses', () => {
  const state = { cmi: { suspend_data: 'a\0b', odd: '\ud800 "\u2028 \\u0000' } }
  const sent = sendable(aReport(1, { state }))
  expect(JSON.stringify(sent.state)).not.toMatch(/(?<!\\)\\u0000|(?<!\\)\\ud800/)
  expect(unpacked(JSON.parse(JSON.stringify(sent.state)))).toEqual(state)
})

test('an ordinary state is sent as it is, and null stays null', () => {
  const report = aReport(1, { state: { cmi: { suspend_data: 'page 3 🐠' } } })
  expect(sendable(report)).toEqual(report)
  expect(unpacked(report.state)).toBe(report.state)
  expect(unpacked(null)).toBeNull()
})

test('[TS-20] place and answers lose the characters that the server refuses', () => {
  const { summary } = aReport(1)
  const report = aReport(1, { summary: { ...summary, place: '5/9\0' }, answers: [anAnswer('q1', 'b\ud800')] })
  expect(sendable(report)).toMatchObject({ summary: { place: '5/9' }, answers: [{ given: 'b\ufffd' }] })
})
