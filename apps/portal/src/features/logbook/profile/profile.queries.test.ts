import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../../../shared/http/index.ts'
import { forgetAnswers } from '../../../shared/offline/stored-answers.fixture.ts'
import { deviceAnswers } from '../../../shared/offline/stored-answers.ts'
import { profilesQuery } from './profile.queries.ts'

beforeEach(forgetAnswers)

const PROFILE = { id: 'p', time: [0, 60], columns: { depth: [0, 5] } }
const lost = () => Promise.reject(new CallFailed('lost', { kind: 'network' }))

async function read(get: () => Promise<unknown>, id: string, isOwn = true) {
  const calls = { http: { get: vi.fn(get) } } as unknown as Parameters<typeof profilesQuery>[0]
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return client.fetchQuery(profilesQuery(calls, { id, affiliateId: 1 }, isOwn))
}

test('[BO-01] the profile of an opened dive is there offline', async () => {
  await read(async () => [PROFILE], 'opened')
  expect(await read(lost, 'opened')).toEqual([PROFILE])
  await expect(read(lost, 'never-opened')).rejects.toThrow()
})

test("a student's profile isn't stored on the instructor's device", async () => {
  await read(async () => [PROFILE], 'students', false)
  await expect(read(lost, 'students', false)).rejects.toThrow()
  expect(await deviceAnswers.list()).toEqual([])
})

test('profiles that nobody opened for long make room', async () => {
  for (let at = 0; at <= 61; at += 1) await read(async () => [PROFILE], `dive-${at}`)
  await expect(read(lost, 'dive-0')).rejects.toThrow()
  expect(await read(lost, 'dive-61')).toEqual([PROFILE])
  expect((await deviceAnswers.list()).length).toBeLessThanOrEqual(61)
})
