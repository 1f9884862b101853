import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../http/index.ts'
import { I18nProvider, i18n } from '../i18n/index.ts'
import { render } from '../testing/render.tsx'
import { AsOf } from './as-of.tsx'
import { createMemoryStore } from './device-store.ts'
import { answerOrStored } from './stored-answers.ts'

beforeEach(async () => {
  await i18n.use('en-US')
  vi.useFakeTimers({ now: new Date('2026-11-17T10:00:00Z') })
})
afterEach(() => void vi.useRealTimers())

const lost = () => Promise.reject(new CallFailed('lost', { kind: 'network' }))

function aScreen() {
  const store = createMemoryStore<{ key: string; answer: unknown; at?: string }>()
  const ask = (name: string, server: () => Promise<string>) =>
    act(() => answerOrStored({ affiliateId: 1, name }, server, store))
  const { place } = render(
    <I18nProvider i18n={i18n}>
      <AsOf affiliateId={1} names={['due', 'signed']} />
    </I18nProvider>,
  )
  const wait = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
  return { store, ask, wait, text: () => place.textContent }
}

test('[BO-02] what is shown from the device says as of when, until the server answers again', async () => {
  const { ask, wait, text } = aScreen()
  await ask('due', async () => 'first')
  expect(text()).toBe('')
  await wait(3)
  await ask('signed', async () => 'second')
  await ask('due', lost)
  expect(text()).toBe('Updated 3 minutes ago')
  await wait(2)
  await ask('signed', lost)
  expect(text()).toBe('Updated 5 minutes ago')
  await ask('due', async () => 'newer')
  expect(text()).toBe('Updated 2 minutes ago')
  await ask('signed', async () => 'newer')
  expect(text()).toBe('')
})

test('[BO-02] an answer that an earlier version stored without a time is shown without one', async () => {
  const { ask, store, text } = aScreen()
  await store.put('1.due', { key: '1.due', answer: 'older' })
  expect(await ask('due', lost)).toBe('older')
  expect(text()).toBe('')
})
