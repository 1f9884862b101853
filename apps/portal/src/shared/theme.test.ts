import { beforeEach, expect, test } from 'vitest'
import { readTheme, setTheme } from './theme.ts'

beforeEach(() => localStorage.clear())

test('the theme follows the device until one is chosen', () => {
  expect(readTheme()).toBe('system')
})

test('a chosen theme holds at once and is kept', () => {
  setTheme('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(readTheme()).toBe('dark')
})

test('going back to the device takes the mark off the page', () => {
  setTheme('dark')
  setTheme('system')
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('a kept word that is no theme counts as none', () => {
  localStorage.setItem('fathom.theme', 'sepia')
  expect(readTheme()).toBe('system')
})

test('the account pages hear of a chosen theme by a cookie, until the device is followed again', () => {
  setTheme('dark')
  expect(document.cookie).toContain('theme=dark')
  setTheme('system')
  expect(document.cookie).not.toContain('theme=')
})
