import { expect, test } from 'vitest'
import { EVERYTHING, isEverything, queryOf, viewIn } from './shop-view.ts'

const view = (text: string) => viewIn(new URLSearchParams(text))

test('[RT-23] search and filters round-trip through the URL', () => {
  const read = view('find=night&kind=specialty&level=continuing&language=it-IT')
  expect(read).toEqual({ search: 'night', kind: 'specialty', level: 'continuing', language: 'it-IT' })
  expect(String(queryOf(read))).toBe('find=night&kind=specialty&level=continuing&language=it-IT')
})

test('ignores unknown values in the URL', () => {
  expect(view('find=%20&kind=toString&level=deep&language=%22')).toEqual(EVERYTHING)
  expect(isEverything(view('?other=1'))).toBe(true)
  expect(isEverything(view('level=beginner'))).toBe(false)
})
