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
])('[RT-22] %s matches the routes %j, and literal segments win', (pathname, paths) => {
  expect(pathsOf(pathname)).toEqual(paths)
})

test('[RT-15] optional parameters fill from first to last', () => {
  expect(paramsOf('/cards/show')).toEqual({ id: undefined, level: undefined })
  expect(paramsOf('/cards/show/7')).toEqual({ id: '7', level: undefined })
  expect(paramsOf('/cards/show/7/8')).toEqual({ id: '7', level: '8' })
})

test('a parameter is decoded, and one that was never encoded stays unchanged', () => {
  expect(paramsOf('/cards/a%2Fb%20c')).toEqual({ id: 'a/b c' })
  expect(paramsOf('/cards/100%')).toEqual({ id: '100%' })
})

test('an address without a route matches nothing', () => {
  expect(createMatcher([{ path: 'a' }])('/b')).toEqual([])
})
