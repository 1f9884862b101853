import { expect, test } from 'vitest'
import { queryOf, viewIn } from './list-view.ts'

const view = (text: string) => viewIn(new URLSearchParams(text))

test('[ST-02] filter, order and search are read from the address, and written as they were read', () => {
  const read = view('show=drafts&sort=deepest&find=wreck')
  expect(read).toEqual({ filter: 'drafts', sort: 'deepest', search: 'wreck' })
  expect(String(queryOf(read))).toBe('show=drafts&sort=deepest&find=wreck')
})

test('[RT-14] the plain address is the plain list: all dives, the newest first', () => {
  expect(view('')).toEqual({ filter: 'all', sort: 'newest', search: '' })
  expect(String(queryOf(view('')))).toBe('')
})

test('words that mean nothing in the address are let be', () => {
  expect(view('show=toString&sort=__proto__&find=%20')).toEqual({ filter: 'all', sort: 'newest', search: '' })
})
