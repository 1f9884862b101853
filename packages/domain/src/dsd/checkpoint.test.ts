import { expect, test } from 'vitest'
import { type Checkpoint, isProcessed, stepFor } from './checkpoint.ts'

const aCheckpoint = (over: Partial<Checkpoint> = {}): Checkpoint => ({
  storeNumber: 7001,
  memberNumber: null,
  status: 'processed',
  updatedDate: '2026-03-01T12:00:00Z',
  ...over,
})
const noLink = { storeNumber: null, memberNumber: null }

test('[ST-06] a checkpoint processed on 1 March is valid from that moment until 31 March', () => {
  expect(isProcessed(aCheckpoint(), new Date('2026-03-01T12:00:00Z'))).toBe(true)
  expect(isProcessed(aCheckpoint(), new Date('2026-03-31T13:00:00Z'))).toBe(true)
})

test('[ST-06] a checkpoint processed on 1 March is not valid on 1 April', () => {
  expect(isProcessed(aCheckpoint(), new Date('2026-04-01T12:00:00Z'))).toBe(false)
})

test('[ST-06] a checkpoint with a future date, an unreadable date or another status is not valid', () => {
  const now = new Date('2026-03-02T12:00:00Z')
  expect(isProcessed(aCheckpoint({ updatedDate: '2026-03-03T12:00:00Z' }), now)).toBe(false)
  expect(isProcessed(aCheckpoint({ updatedDate: 'soon' }), now)).toBe(false)
  expect(isProcessed(aCheckpoint({ status: 'PROCESSED' }), now)).toBe(false)
  expect(isProcessed(aCheckpoint({ status: 'completed' }), now)).toBe(false)
  expect(isProcessed(undefined, now)).toBe(false)
})

test('[ST-05] the checkpoint status determines the step of Discover Scuba Diving', () => {
  const step = (status: string) => stepFor(aCheckpoint({ status }), noLink)
  expect(step('welcome')).toBe('welcome')
  expect(step('affiliation')).toBe('confirm-affiliation')
  expect(step('forms')).toBe('medical-form')
  expect(step('forms-submitted')).toBe('medical-form')
  expect(step('completed')).toBe('learning')
  expect(step('Processed')).toBe('learning')
  expect(step('toString')).toBe('welcome')
  expect(stepFor(undefined, noLink)).toBe('welcome')
})

test('[ST-05] a link to another store or member opens the welcome step', () => {
  const checkpoint = aCheckpoint({ status: 'forms', memberNumber: 500001 })
  expect(stepFor(checkpoint, { storeNumber: 7002, memberNumber: null })).toBe('welcome')
  expect(stepFor(checkpoint, { storeNumber: 7001, memberNumber: 500002 })).toBe('welcome')
  expect(stepFor(checkpoint, { storeNumber: 7001, memberNumber: 500001 })).toBe('medical-form')
})
