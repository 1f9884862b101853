import { beforeEach, expect, test } from 'vitest'
import { readTheme, setTheme } from './theme.ts'

beforeEach(() => localStorage.clear())

test('the theme follows the device until the user chooses one', () => {
  expect(readTheme()).toBe('system')
})

test('a chosen theme applies at once and is saved', () => {
  setTheme('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(readTheme()).toBe('dark')
})

test('going back to the device theme removes the attribute from the page', () => {
  setTheme('dark')
  setTheme('system')
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test("a stored value that isn't a theme is ignored", () => {
  localStorage.setItem('fathom.theme', 'sepia')
  expect(readTheme()).toBe('system')
})

test('the account pages learn of a chosen theme from a cookie, until the device theme is followed again', () => {
  setTheme('dark')
  expect(document.cookie).toContain('theme=dark')
  setTheme('system')
  expect(document.cookie).not.toContain('theme=')
})
