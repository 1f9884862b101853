import { expect, test } from 'vitest'
import { minutesOf, secondsOf } from './duration.ts'
import { launchAddressOf, leadsElsewhere, resolvePath, withParameters } from './launch-address.ts'

test.each([
  ['index.html', '', 'index.html'],
  ['index.html', '?a=1', 'index.html?a=1'],
  ['index.html', '&a=1', 'index.html?a=1'],
  ['index.html?x=2', '?a=1', 'index.html?x=2&a=1'],
  ['index.html#top', '?a=1', 'index.html?a=1#top'],
  ['index.html', '#top', 'index.html#top'],
  ['index.html#one', '#two', 'index.html#one'],
  ['my%20page.html', 'a=b c', 'my%20page.html?a=b c'],
  ['100%.html', '', '100%25.html'],
  ['folder\\page.html', '', 'folder/page.html'],
])('%s with the parameters %s opens %s', (href, parameters, address) => {
  expect(withParameters(launchAddressOf(href), parameters)).toBe(address)
})

test('a path is resolved below its base and never leaves the package', () => {
  expect(resolvePath('a/b', '../c.html')).toBe('a/c.html')
  expect(resolvePath('', './x//y.html')).toBe('x/y.html')
  expect(resolvePath('a', '../../x.html')).toBeUndefined()
})

test('an address on another site is recognized by its beginning', () => {
  for (const href of [
    'https://x.example/',
    '//x.example/a',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc',
  ])
    expect([href, leadsElsewhere(href)]).toEqual([href, true])
  for (const href of ['index.html', './a:b.html', 'a/b', '?q=1']) expect(leadsElsewhere(href)).toBe(false)
})

test('durations of both formats are parsed, and nothing else', () => {
  expect(['PT1H30M', 'P1DT1S', '0001:30:00', '00:00:01.5'].map(secondsOf)).toEqual([5400, 86_401, 5400, 1.5])
  expect(['', 'P', 'PT', 'soon', '1:2', null, undefined].map(secondsOf)).toEqual(Array(7).fill(undefined))
  expect([minutesOf('PT20S'), minutesOf('00:12:30'), minutesOf('')]).toEqual([1, 13, null])
})
