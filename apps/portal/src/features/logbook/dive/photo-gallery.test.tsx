import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { type Calls, CallsProvider } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { i18n } from '../../../shared/i18n/i18n.ts'
import { I18nProvider } from '../../../shared/i18n/i18n-provider.tsx'
import { find, render } from '../../../shared/testing/render.tsx'
import { aLog } from '../form/state/dive-log.fixture.ts'
import { devicePhotos } from '../photos-upload/sending/stored-photos.ts'
import { PhotoGallery, WholePhoto } from './photo-gallery.tsx'

const photo = { id: 'p', url: '', thumbnailUrl: '', caption: '', width: 4, height: 3 }

async function shown(failure: CallFailed, what = <WholePhoto at={0} log={aLog({ photos: [photo] })} />) {
  await i18n.use('en-US')
  await Promise.all([i18n.need('logbook'), i18n.need('logbook-dive')])
  const calls = { http: { download: () => Promise.reject(failure) } } as unknown as Calls
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <CallsProvider calls={calls}>{what}</CallsProvider>
        </QueryClientProvider>
      </I18nProvider>,
    )
  })
}

test('a photo that differs from the verified one says so and offers no retry', async () => {
  await shown(new CallFailed('', { kind: 'refused', status: 409, problem: 'photo-not-as-verified' }))
  await vi.waitFor(() => expect(find('figure').textContent).toBe('This isn’t the photo that was verified'))
})

test('a photo that failed to load can be retried', async () => {
  await shown(new CallFailed('', { kind: 'network' }))
  await vi.waitFor(() => expect(find('button').textContent).toBe('Try again'))
})

test('[BO-02] offline, photos that are not on this device leave a frame, and one line says when they load', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const log = aLog({ photos: [photo, { ...photo, id: 'q' }] })
  await shown(new CallFailed('', { kind: 'network' }), <PhotoGallery log={log} />)
  await vi.waitFor(() =>
    expect(find('section').textContent).toContain(
      'Photos that aren’t on this device load when you’re online.',
    ),
  )
  expect(document.querySelectorAll('section li svg')).toHaveLength(2)
  online.mockRestore()
})

test('[BO-03] photos that only this device has are shown and marked, until they are uploaded', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => 0 }))
  const waiting = (id: string, of: string, affiliateId: number) =>
    devicePhotos.put(id, { id, of, affiliateId, name: `${id}.jpg`, file: new Blob(['bytes']) })
  const log = aLog({ photos: [] })
  await waiting('turtle', log.id, log.affiliateId)
  await waiting('ray', 'another-dive', log.affiliateId)
  await waiting('shark', log.id, 7)
  await shown(new CallFailed('', { kind: 'network' }), <PhotoGallery log={log} />)
  await vi.waitFor(() => expect(find('section li').textContent).toBe('Not uploaded yet'))
  await vi.waitFor(() =>
    expect([...document.querySelectorAll<HTMLImageElement>('section img')].map(({ alt }) => alt)).toEqual([
      'turtle.jpg',
    ]),
  )
  await act(() => devicePhotos.remove('turtle'))
  await vi.waitFor(() => expect(document.querySelector('section')).toBeNull())
  await devicePhotos.remove('ray')
  await devicePhotos.remove('shark')
  vi.unstubAllGlobals()
})
