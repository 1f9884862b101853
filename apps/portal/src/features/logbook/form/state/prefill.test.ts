import { expect, test } from 'vitest'
import { newId } from '../../../../shared/new-id.ts'
import { givenId, prefilled } from './prefill.ts'

const day = { timeZone: 'Africa/Cairo', today: '2026-05-16' }

test('[RT-15] prefills a training log from the URL', () => {
  const params = { course: 'open-water', logNumber: '2', title: 'Open water dive 2' }
  expect(prefilled('Training', params, day)).toMatchObject({
    course: 'open-water',
    number: 2,
    title: 'Open water dive 2',
    date: '2026-05-16',
    timeZone: 'Africa/Cairo',
  })
})

test('[RT-15] a dash represents an omitted parameter', () => {
  const params = { course: '-', logNumber: '-', title: 'Night dive', logId: 'x' }
  expect(prefilled('Training', params, day)).toMatchObject({
    course: null,
    number: null,
    title: 'Night dive',
  })
})

test('[RT-15] ignores invalid URL parameters', () => {
  for (const logNumber of ['0', '-3', '2.5', '1e9', 'two'])
    expect(prefilled('Training', { course: '__proto__', logNumber }, day)).toMatchObject({
      course: null,
      number: null,
    })
  const deep = prefilled('Training', { course: 'advanced' }, { ...day, adventureDive: 'deep' })
  expect(deep.adventureDive).toBe('deep')
  expect(prefilled('Training', {}, { ...day, adventureDive: 'constructor' }).adventureDive).toBeNull()
})

test('[RT-16] an invalid log id is treated as omitted', () => {
  expect(givenId(newId())).toMatch(/^[0-9a-f-]{36}$/)
  for (const odd of [undefined, '-', '1', "' or 1=1", '../../x']) expect(givenId(odd)).toBeUndefined()
})

test("a recreational log starts with only today's date", () => {
  expect(prefilled('Recreational', { title: 'x', course: 'open-water' }, day)).toMatchObject({
    title: '',
    course: null,
  })
})

test('ids are UUIDs that sort by creation time', () => {
  const ids = [newId(1_700_000_000_000), newId(1_700_000_000_001), newId(1_800_000_000_000)]
  expect(ids).toEqual(ids.toSorted())
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
