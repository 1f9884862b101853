import { NO_FILTER } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import { queryOf, viewIn } from './list-view.ts'

const view = (text: string) => viewIn(new URLSearchParams(text))

test('[ST-02] filter, order and search round-trip through the URL', () => {
  const read = view('show=drafts&sort=deepest&find=wreck')
  expect(read).toEqual({ filter: 'drafts', sort: 'deepest', search: 'wreck', narrow: NO_FILTER })
  expect(String(queryOf(read))).toBe('show=drafts&sort=deepest&find=wreck')
})

test('[RT-14] the plain URL is the default list: all dives, newest first', () => {
  expect(view('')).toEqual({ filter: 'all', sort: 'newest', search: '', narrow: NO_FILTER })
  expect(String(queryOf(view('')))).toBe('')
})

test('ignores unknown values in the URL', () => {
  expect(view('show=toString&sort=__proto__&find=%20')).toEqual({
    filter: 'all',
    sort: 'newest',
    search: '',
    narrow: NO_FILTER,
  })
})
