import type { DiveLog, Photo } from '@fathom/domain/logbook'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Calls } from '../../../shared/calls.tsx'
import { setDevicePerson } from '../../../shared/offline/device-person.ts'
import { storeForOffline } from '../../../shared/offline/offline-plan.ts'
import { forgetAnswers } from '../../../shared/offline/stored-answers.fixture.ts'
import { aFeed } from '../device/feed.fixture.ts'
import { forgetLogbook } from '../device/logbook.queries.ts'
import { aLog } from '../form/state/dive-log.fixture.ts'
import { photoQuery } from '../use-photo.ts'
import { divePhotosArea } from './photos-area.ts'

beforeEach(() => setDevicePerson(7))
afterEach(async () => {
  await forgetLogbook(7)
  await forgetAnswers()
  setDevicePerson(undefined)
})

const aDive = (date: string, photos: number) =>
  aLog({
    ...{ id: date, affiliateId: 7, date },
    photos: Array.from({ length: photos }, (_, at) => ({
      ...{ id: `${date} ${at}`, url: '', thumbnailUrl: '', caption: '', width: 4, height: 3 },
    })),
  })

test('[BO-01] the small photos of the newest dives open offline, and each is fetched once', async () => {
  const [older, newer] = [aDive('2026-01-01', 40), aDive('2026-03-01', 40)]
  const feed = aFeed([older, newer, aDive('2026-02-01', 0)])
  const download = vi.fn(async () => new Blob(['small']))
  const get = async () => ({ sequence: 1, reset: false, more: false, events: [] })
  const request = async (_: unknown, args: never) => ({ logbookChanges: await feed.ask(args) })
  const calls = { http: { get, download }, graph: { request } } as unknown as Calls
  const store = (locale: string) =>
    storeForOffline({
      ...{ calls, user: { affiliateId: 7 } as never, queries: new QueryClient() },
      ...{ locale: () => locale, areas: [divePhotosArea] },
    })
  await store('en-US')
  expect(download).toHaveBeenCalledTimes(60)
  await store('de-DE')
  expect(download).toHaveBeenCalledTimes(60)

  download.mockRejectedValue(new Error('offline'))
  const coldStart = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const small = (log: DiveLog, photo: number) =>
    coldStart.fetchQuery(photoQuery(calls, log, log.photos[photo] as Photo, 'thumb'))
  expect((await small(newer, 39)).size).toBe(5)
  expect((await small(older, 19)).size).toBe(5)
  await expect(small(older, 20)).rejects.toThrow('offline')
})
