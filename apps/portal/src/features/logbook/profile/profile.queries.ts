import type { ProfilesWire } from '@fathom/contract/logbook'
import type { DiveLog, DiveProfile } from '@fathom/domain/logbook'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import {
  ALSO_OFFLINE,
  answerOrStored,
  deviceAnswers,
  storeAnswer,
} from '../../../shared/offline/stored-answers.ts'

type Http = Pick<Calls, 'http'>
type Owned = Pick<DiveLog, 'id' | 'affiliateId'>

/** What one dive computer recorded, with its id. */
export type StoredProfile = DiveProfile & { id: string }

const nameOf = (logId: string) => `dive-profiles.${logId}`

/** Which dives have their profiles on this device, the last opened first. */
const OPENED = 'dive-profiles'
/** A long dive takes some 200 kB. */
const MOST_STORED = 60

/** LO-05: what dive computers recorded of a dive. Of an own dive it's stored, to be read offline. */
export const profilesQuery = (calls: Http, log: Owned, isOwn: boolean) =>
  queryOptions({
    queryKey: ['logbook', 'profiles', log.affiliateId, log.id],
    queryFn: ({ signal }) => (isOwn ? askAndStore(calls, log, signal) : ask(calls, log, signal)),
    ...ALSO_OFFLINE,
  })

const ask = (
  { http }: Http,
  { id: logId, affiliateId }: Owned,
  signal: AbortSignal,
): Promise<StoredProfile[]> =>
  http.get<ProfilesWire>('logbook', 'profiles/{logId}', { params: { logId }, query: { affiliateId }, signal })

async function askAndStore(calls: Http, log: Owned, signal: AbortSignal): Promise<StoredProfile[]> {
  const { id, affiliateId } = log
  const profiles = await answerOrStored({ affiliateId, name: nameOf(id) }, () => ask(calls, log, signal))
  await markOpened(affiliateId, id)
  return profiles
}

/** What this device stores of a dive; undefined if nothing. */
export async function storedProfiles({ id, affiliateId }: Owned): Promise<StoredProfile[] | undefined> {
  const stored = await deviceAnswers.find(`${affiliateId}.${nameOf(id)}`)
  return stored?.answer as StoredProfile[] | undefined
}

/** Removes those that nobody opened for the longest time. */
async function markOpened(affiliateId: number, id: string): Promise<void> {
  const found = await deviceAnswers.find(`${affiliateId}.${OPENED}`)
  const before = (found?.answer ?? []) as readonly string[]
  if (before[0] === id) return
  const opened = [id, ...before.filter((each) => each !== id)]
  for (const old of opened.slice(MOST_STORED)) await deviceAnswers.remove(`${affiliateId}.${nameOf(old)}`)
  await storeAnswer({ affiliateId, name: OPENED }, opened.slice(0, MOST_STORED))
}
