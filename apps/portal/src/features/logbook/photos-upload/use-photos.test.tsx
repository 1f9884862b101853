import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { type Calls, CallsProvider } from '../../../shared/calls.tsx'
import { I18nProvider, i18n } from '../../../shared/i18n/index.ts'
import { photosQuery } from './photos.queries.ts'
import { type Photos, usePhotos } from './use-photos.ts'

const photo = (id: string) => ({ id, caption: '' })

test('[CA-43] a second reorder waits for the first, then sends the current order', async () => {
  await Promise.all([i18n.use('en-US'), i18n.need('logbook-form')])
  const answers: (() => void)[] = []
  const put = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)))
  const calls = { http: { put } } as unknown as Calls
  const client = new QueryClient()
  client.setQueryData(photosQuery(calls, 'dive', false).queryKey, ['a', 'b', 'c'].map(photo) as never)
  let photos: Photos | undefined
  const Section = () => {
    photos = usePhotos('dive', false)
    return photos.photos.map(({ id }) => id).join(' ')
  }
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <CallsProvider calls={calls}>
        <QueryClientProvider client={client}>
          <Section />
        </QueryClientProvider>
      </CallsProvider>
    </I18nProvider>,
  )
  await vi.waitFor(() => expect(place.textContent).toBe('a b c'))
  const moveAndSave = (id: string) => {
    photos?.move(id, 0)
    return photos?.saveOrder()
  }
  void moveAndSave('b')
  await vi.waitFor(() => expect(put).toHaveBeenCalledOnce())
  const second = moveAndSave('c')
  await vi.waitFor(() => expect(place.textContent).toBe('c b a'))
  expect(put).toHaveBeenCalledOnce()
  answers[0]?.()
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(2))
  answers[1]?.()
  await second
  expect(put).toHaveBeenLastCalledWith(
    'logbook',
    'images/{logId}/order',
    expect.objectContaining({ body: { ids: ['c', 'b', 'a'] } }),
  )
})
