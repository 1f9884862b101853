import { judge } from '@fathom/domain/trust'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import { deviceStore } from '../../shared/offline/indexed-store.ts'
import { ALSO_OFFLINE } from '../../shared/offline/stored-answers.ts'
import { checkSignature } from './store/check-signature.ts'
import { fetchTrust } from './store/fetch-trust.ts'
import type { StoredTrust, Trust } from './store/stored-trust.ts'

/** A code, and the SHA-256 of the file it was read from, if any. */
export type ReadCode = { code: string; file?: { hash: string } }

/** A revocation shows within a minute on every open page. */
const REFETCH_MS = 30_000

const store = deviceStore<StoredTrust>('trust')

export const trustQuery = (calls: Pick<Calls, 'http'>) =>
  queryOptions({
    queryKey: ['trust', 'store'],
    queryFn: ({ signal }) => fetchTrust({ ...calls, store }, signal),
    refetchInterval: REFETCH_MS,
    // Offline it answers too, from the stored data.
    ...ALSO_OFFLINE,
    staleTime: 0,
    retry: false,
  })

/** Judged again whenever the keys or the lists change. */
export const judgementQuery = (read: ReadCode | undefined, trust: Trust | undefined, readAt: number) =>
  queryOptions({
    queryKey: ['trust', 'judgement', read?.code, read?.file?.hash, readAt],
    queryFn: async () => {
      const clock = { now: Date.now() / 1000, aheadBy: trust?.aheadBy ?? 0 }
      const store = { issuers: trust?.issuers ?? [], clock, check: checkSignature }
      const judgement = await judge(read?.code ?? '', store, read?.file?.hash)
      const kind = read?.file ? 'document' : (judgement.kind ?? 'card')
      return { judgement, kind, checkedAt: new Date(), isFresh: trust?.isFresh === true } as const
    },
    enabled: read !== undefined && trust !== undefined,
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    // Keep a verdict while it is rechecked, but never show it for another card.
    placeholderData: (before, query) =>
      query?.queryKey[2] === read?.code && query?.queryKey[3] === read?.file?.hash ? before : undefined,
  })
