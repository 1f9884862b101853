import { expect, test } from 'vitest'
import { signInPage } from './sign-in-page.ts'

const page = signInPage('/api/auth/session/sign-in?returnTo=/a"><script>')

test('the address to go to cannot end its attribute', () => {
  expect(page).not.toContain('"><script>')
  expect(page).toContain('returnTo=/a&quot;>&lt;script>')
})

test('a browser without scripts goes on at once, and one that did not get the script a moment later', () => {
  const [without, late] = [...page.matchAll(/http-equiv="refresh" content="(\d+);/g)].map(
    ([, seconds]) => seconds,
  )
  expect([without, late]).toEqual(['0', '10'])
  expect(page).toMatch(/<noscript><meta http-equiv="refresh" content="0;/)
})
