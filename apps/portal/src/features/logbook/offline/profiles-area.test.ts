import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { setDevicePerson } from '../../../shared/offline/device-person.ts'
import { storeForOffline } from '../../../shared/offline/offline-plan.ts'
import { forgetAnswers } from '../../../shared/offline/stored-answers.fixture.ts'
import { aFeed } from '../device/feed.fixture.ts'
import { forgetLogbook } from '../device/logbook.queries.ts'
import { aLog } from '../form/state/dive-log.fixture.ts'
import { profilesQuery } from '../profile/profile.queries.ts'
import { diveProfilesArea } from './profiles-area.ts'

beforeEach(() => setDevicePerson(7))
afterEach(async () => {
  await forgetLogbook(7)
  await forgetAnswers()
  setDevicePerson(undefined)
})

const aDive = (date: string, sketch: number[] | null = [1, 2]) =>
  aLog({ id: date, affiliateId: 7, date, sketch })

test('[BO-01] [LO-05] the profiles of the newest dives open offline without having been opened', async () => {
  const dives = Array.from({ length: 22 }, (_, at) => aDive(`2026-01-${String(at + 1).padStart(2, '0')}`))
  const feed = aFeed([...dives, aDive('2026-02-01', null)])
  const profiles = vi.fn(async () => [{ id: 'p' }])
  const changes = { sequence: 1, reset: false, more: false, events: [] }
  const get = async (service: string) => (service === 'logbook' ? profiles() : changes)
  const request = async (_: unknown, args: never) => ({ logbookChanges: await feed.ask(args) })
  const calls = { http: { get }, graph: { request } } as unknown as Calls
  const store = (locale: string) =>
    storeForOffline({
      ...{ calls, user: { affiliateId: 7 } as never, queries: new QueryClient() },
      ...{ locale: () => locale, areas: [diveProfilesArea] },
    })
  await store('en-US')
  expect(profiles).toHaveBeenCalledTimes(20)
  await store('de-DE')
  expect(profiles).toHaveBeenCalledTimes(20)

  profiles.mockRejectedValue(new CallFailed('', { kind: 'network' }))
  const read = (id: string) =>
    new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
      profilesQuery(calls, { id, affiliateId: 7 }, true),
    )
  expect(await read('2026-01-22')).toEqual([{ id: 'p' }])
  await expect(read('2026-01-02')).rejects.toThrow()
})
