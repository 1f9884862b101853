import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { type Calls, CallsProvider } from '../../shared/calls.tsx'
import { I18nProvider, i18n } from '../../shared/i18n/index.ts'
import { currentToast } from '../../shared/ui/overlay/toasts.ts'
import { useChangeUnit } from './unit-preference.ts'

test('[CA-39] after two changes in a row only the newer one is announced', async () => {
  await Promise.all([i18n.use('en-US'), i18n.need('logbook')])
  const calls = { graph: { request: async () => ({}) } } as unknown as Calls
  let change: ReturnType<typeof useChangeUnit> | undefined
  const Setting = () => {
    change = useChangeUnit()
    return null
  }
  createRoot(document.createElement('div')).render(
    <I18nProvider i18n={i18n}>
      <CallsProvider calls={calls}>
        <QueryClientProvider client={new QueryClient()}>
          <Setting />
        </QueryClientProvider>
      </CallsProvider>
    </I18nProvider>,
  )
  await vi.waitFor(() => expect(change).toBeDefined())
  change?.('Imperial')
  await vi.waitFor(() => expect(currentToast()?.text).toMatch(/imperial/i))
  change?.('Metric')
  await vi.waitFor(() => expect(currentToast()?.text).toMatch(/metric/i))
})
