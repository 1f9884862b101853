import { expect, test } from 'vitest'
import { createMatcher } from './match.ts'

const find = createMatcher([
  { path: '*' },
  {
    path: 'cards',
    children: [{ path: '' }, { path: 'none' }, { path: ':id' }, { path: 'show/:id?/:level?' }],
  },
  { path: 'dsd', children: [{ index: true }, { path: 'welcome' }] },
  { path: 'login/*' },
  { path: '/login/sign-in' },
])
const pathsOf = (pathname: string) => find(pathname).map(({ route }) => route.path ?? 'index')
const paramsOf = (pathname: string) => find(pathname)[0]?.params

test.each([
  ['/cards', ['cards', '']],
  ['/cards/', ['cards', '']],
  ['/Cards/None', ['cards', 'none']],
  ['/cards/7', ['cards', ':id']],
  ['/dsd', ['dsd', 'index']],
  ['/login/sign-in', ['/login/sign-in']],
  ['/login/elsewhere/deep', ['login/*']],
  ['/', ['*']],
  ['/cards/7/8/9/10/11', ['*']],
])('[RT-22] %s is for the routes %j, and what is written out goes first', (pathname, paths) => {
  expect(pathsOf(pathname)).toEqual(paths)
})

test('[RT-15] optional parameters fill from the first to the last', () => {
  expect(paramsOf('/cards/show')).toEqual({ id: undefined, level: undefined })
  expect(paramsOf('/cards/show/7')).toEqual({ id: '7', level: undefined })
  expect(paramsOf('/cards/show/7/8')).toEqual({ id: '7', level: '8' })
})

test('a parameter is read as it was meant, and one that was never encoded as it stands', () => {
  expect(paramsOf('/cards/a%2Fb%20c')).toEqual({ id: 'a/b c' })
  expect(paramsOf('/cards/100%')).toEqual({ id: '100%' })
})

test('where no route is for an address, nothing is found', () => {
  expect(createMatcher([{ path: 'a' }])('/b')).toEqual([])
})
