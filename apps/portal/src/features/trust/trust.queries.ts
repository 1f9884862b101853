import type { VerifiedFormWire } from '@fathom/contract/forms'
import { hexOf, isOfDevice, type Judgement, judge } from '@fathom/domain/trust'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'
import { deviceStore } from '../../shared/offline/indexed-store.ts'
import { ALSO_OFFLINE } from '../../shared/offline/stored-answers.ts'
import type { FormNow } from './shown-verdict.ts'
import { checkSignature } from './store/check-signature.ts'
import { fetchTrust } from './store/fetch-trust.ts'
import type { StoredTrust, Trust } from './store/stored-trust.ts'

/** A code, and the SHA-256 of the file it was read from, if any. */
export type ReadCode = { code: string; file?: { hash: string } }

/** A revocation shows within a minute on every open page. */
const REFETCH_MS = 30_000

export const trustStore = deviceStore<StoredTrust>('trust')

export const trustQuery = (calls: Pick<Calls, 'http'>) =>
  queryOptions({
    queryKey: ['trust', 'store'],
    queryFn: ({ signal }) => fetchTrust({ ...calls, store: trustStore }, signal),
    refetchInterval: REFETCH_MS,
    // Offline it answers too, from the stored data.
    ...ALSO_OFFLINE,
    staleTime: 0,
    retry: false,
  })

/** People wait at a counter; the page says what it couldn't ask. */
const FORM_PATIENCE_MS = 3000

/** TS-10: a form may have been replaced or declined since its code was made; only the server knows. */
async function askForm({ http }: Pick<Calls, 'http'>, { statement }: Judgement): Promise<FormNow> {
  if (statement?.subject.kind !== 'document') return undefined
  const schema = async () => (await import('@fathom/contract/forms')).verifiedFormWire
  const body = { documentId: statement.number, contentHash: statement.subject.contentHash }
  try {
    const options = { body, schema, timeoutMs: FORM_PATIENCE_MS }
    return await http.post<VerifiedFormWire>('forms', 'documents/verify', options)
  } catch (cause) {
    if (!(cause instanceof CallFailed)) throw cause
    return cause.status === 404 ? 'gone' : undefined
  }
}

type ToJudge = { read: ReadCode | undefined; trust: Trust | undefined; readAt: number }

/** Judged again whenever the keys or the lists change. */
export const judgementQuery = (calls: Pick<Calls, 'http'>, { read, trust, readAt }: ToJudge) =>
  queryOptions({
    queryKey: ['trust', 'judgement', read?.code, read?.file?.hash, readAt],
    queryFn: async () => {
      const clock = { now: Date.now() / 1000, aheadBy: trust?.aheadBy ?? 0 }
      const store = { issuers: trust?.issuers ?? [], clock, check: checkSignature }
      const judgement = await judge(read?.code ?? '', store, read?.file?.hash)
      const kind = read?.file ? 'document' : (judgement.kind ?? 'card')
      const ours = trust?.issuers[0]?.id
      const isOurs = ours !== undefined && judgement.issuer?.id === ours
      const isFresh = trust?.isFresh === true
      const formNow = isOurs && isFresh ? await askForm(calls, judgement) : undefined
      const isByBuddy = isOfDevice(read?.code ?? '')
      return { judgement, kind, checkedAt: new Date(), isFresh, isOurs, formNow, isByBuddy } as const
    },
    enabled: read !== undefined && trust !== undefined,
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    // Keep a verdict while it is rechecked, but never show it for another card.
    placeholderData: (before, query) =>
      query?.queryKey[2] === read?.code && query?.queryKey[3] === read?.file?.hash ? before : undefined,
  })

/** People wait at a counter, so a slow photo gives way to the one in the code. */
const PHOTO_PATIENCE_MS = 5000

/** TS-14: the photo whose hash was signed; fails if the server has another one, or if it's unreachable. */
export const signedPhotoQuery = ({ http }: Pick<Calls, 'http'>, sha256: string | undefined) =>
  queryOptions({
    queryKey: ['trust', 'photo', sha256],
    queryFn: async ({ signal }) => {
      const options = { body: { sha256 }, signal, timeoutMs: PHOTO_PATIENCE_MS }
      const picture = await http.download('ecards', 'card-photos/signed', options)
      const hash = await crypto.subtle.digest('SHA-256', await picture.arrayBuffer())
      if (hexOf(new Uint8Array(hash)) !== sha256) throw new Error('this is not the photo that was signed')
      return picture
    },
    enabled: sha256 !== undefined,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
