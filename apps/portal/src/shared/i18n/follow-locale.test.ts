import { afterEach, expect, test, vi } from 'vitest'
import { followLocale } from './follow-locale.ts'

let stop = () => {}
afterEach(() => stop())

function aTab(locale: string) {
  const use = vi.fn(async () => undefined)
  stop = followLocale({ use, current: () => ({ locale }) as never })
  return use
}
const chosenElsewhere = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

test('[LA-01] a language chosen in another tab applies here too', () => {
  const use = aTab('en-US')
  chosenElsewhere('fathom.locale', 'sv-SE')
  expect(use).toHaveBeenCalledExactlyOnceWith('sv-SE')
})

test.each([
  ['fathom.locale', 'en-US'],
  ['fathom.locale', 'tlh-QO'],
  ['fathom.locale', null],
  ['fathom.theme', 'sv-SE'],
])('a change of %s to %s changes nothing', (key, value) => {
  const use = aTab('en-US')
  chosenElsewhere(key, value)
  expect(use).not.toHaveBeenCalled()
})

test('[LA-01] a tab that stopped following keeps its language', () => {
  const use = aTab('en-US')
  stop()
  chosenElsewhere('fathom.locale', 'sv-SE')
  expect(use).not.toHaveBeenCalled()
})
