import { expect, test } from 'vitest'
import { inTheme } from './in-theme.ts'

const themed = (launch: string, theme?: string) =>
  inTheme({ launch, standard: 'scorm-1.2' as 'scorm-1.2' | 'cmi5' }, theme).launch

test('adds a chosen theme to the lesson URL and keeps its other parameters', () => {
  expect(themed('c/lesson.html', 'dark')).toBe('c/lesson.html?theme=dark')
  expect(themed('c/lesson.html?page=2#top', 'light')).toBe('c/lesson.html?page=2&theme=light#top')
})

test('adds nothing when the theme follows the device, or to a cmi5 URL', () => {
  expect(themed('c/lesson.html')).toBe('c/lesson.html')
  const start = { launch: 'c/unit.html?actor=x', standard: 'cmi5' as const }
  expect(inTheme(start, 'dark')).toBe(start)
})
