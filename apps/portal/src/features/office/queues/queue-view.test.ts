import { expect, test } from 'vitest'
import { queryOfQueue, queueViewIn } from './queue-view.ts'

test('[OF-02] filters, search, order and the open item are in the address', () => {
  const view = { search: 'ines', state: 'made', owner: 'mine', sort: 'newest', item: 'x1' } as const
  expect(queueViewIn('orders')(queryOfQueue(view))).toEqual(view)
  const plain = queueViewIn('orders')(new URLSearchParams())
  expect(String(queryOfQueue(plain))).toBe('')
})

test('[OF-02] an address with a mistake opens the whole queue', () => {
  const query = new URLSearchParams('state=settled&owner=everyone&sort=size')
  expect(queueViewIn('orders')(query)).toEqual({
    search: '',
    state: '',
    owner: 'any',
    sort: 'oldest',
    item: '',
  })
})
