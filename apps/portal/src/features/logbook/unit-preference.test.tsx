import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Calls, CallsProvider } from '../../shared/calls.tsx'
import { I18nProvider, i18n } from '../../shared/i18n/index.ts'
import { currentToast } from '../../shared/ui/overlay/toasts.ts'
import { useChangeUnit, useUnit } from './unit-preference.ts'

beforeAll(async () => {
  await Promise.all([i18n.use('en-US'), i18n.need('logbook')])
})
afterEach(() => onlineManager.setOnline(true))

const put = (calls: Calls, child: ReactNode) => {
  const root = createRoot(document.createElement('div'))
  root.render(
    <I18nProvider i18n={i18n}>
      <CallsProvider calls={calls}>
        <QueryClientProvider client={new QueryClient()}>{child}</QueryClientProvider>
      </CallsProvider>
    </I18nProvider>,
  )
  return root
}

test('[BO-03] a page that was opened offline has a unit without a gap when the connection returns', async () => {
  const answer = Promise.withResolvers<unknown>()
  const calls = { graph: { request: () => answer.promise } } as unknown as Calls
  const units: unknown[] = []
  const Shown = () => {
    units.push(useUnit())
    return null
  }
  onlineManager.setOnline(false)
  const root = put(calls, <Shown />)
  await vi.waitFor(() => expect(units).toContain('Metric'))
  const opened = units.indexOf('Metric')
  const before = units.length
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(units.length).toBeGreaterThan(before))
  answer.resolve({ unitSetting: { unit: 'Imperial' } })
  await vi.waitFor(() => expect(units.at(-1)).toBe('Imperial'))
  expect(units.slice(opened)).not.toContain(undefined)
  root.unmount()
})

test('[CA-39] after two changes in a row only the newer one is announced', async () => {
  const calls = { graph: { request: async () => ({}) } } as unknown as Calls
  let change: ReturnType<typeof useChangeUnit> | undefined
  const Setting = () => {
    change = useChangeUnit()
    return null
  }
  put(calls, <Setting />)
  await vi.waitFor(() => expect(change).toBeDefined())
  change?.('Imperial')
  await vi.waitFor(() => expect(currentToast()?.text).toMatch(/imperial/i))
  change?.('Metric')
  await vi.waitFor(() => expect(currentToast()?.text).toMatch(/metric/i))
})
