import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { type Calls, CallsProvider } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { i18n } from '../../../shared/i18n/i18n.ts'
import { I18nProvider } from '../../../shared/i18n/i18n-provider.tsx'
import { find, render } from '../../../shared/testing/render.tsx'
import { aLog } from '../form/state/dive-log.fixture.ts'
import { WholePhoto } from './photo-gallery.tsx'

async function shown(failure: CallFailed) {
  await i18n.use('en-US')
  await Promise.all([i18n.need('logbook'), i18n.need('logbook-dive')])
  const calls = { http: { download: () => Promise.reject(failure) } } as unknown as Calls
  const photo = { id: 'p', url: '', thumbnailUrl: '', caption: '', width: 4, height: 3 }
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <CallsProvider calls={calls}>
            <WholePhoto at={0} log={aLog({ photos: [photo] })} />
          </CallsProvider>
        </QueryClientProvider>
      </I18nProvider>,
    )
  })
}

test('a photo that differs from the verified one says so and offers no retry', async () => {
  await shown(new CallFailed('', { kind: 'refused', status: 409, problem: 'photo-not-as-verified' }))
  await vi.waitFor(() => expect(find('figure').textContent).toBe('This is not the photo that was verified'))
})

test('a photo that failed to load can be retried', async () => {
  await shown(new CallFailed('', { kind: 'network' }))
  await vi.waitFor(() => expect(find('button').textContent).toBe('Try again'))
})
