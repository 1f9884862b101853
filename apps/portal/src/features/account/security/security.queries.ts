import type {
  AuthenticationWaysWire,
  LatestExportWire,
  PasskeysWire,
  SecondFactorWire,
} from '@fathom/contract/account'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { accountQuery, type Owner } from '../account.calls.ts'

type Http = Pick<Calls, 'http'>

const WHILE_GATHERING_MS = 2_000

/**
 * The state of the account: whether it is managed elsewhere, when the password changed, and when it will be
 * deleted.
 */
export const keepingQuery = (calls: Http, owner: Owner) =>
  queryOptions({
    ...accountQuery(calls, owner),
    select: ({ isManagedElsewhere, passwordChangedAt, deleteAfter }) => ({
      isManagedElsewhere,
      passwordChangedAt,
      deleteAfter,
    }),
  })

export const passkeysQuery = ({ http }: Http) =>
  queryOptions({
    queryKey: ['account', 'passkeys'],
    queryFn: async ({ signal }) => (await http.get<PasskeysWire>('auth', 'passkeys', { signal })).items,
  })

/** TS-17: asked for in its own call, because it answers while the device is handed over (TS-06). */
export const waysQuery = ({ http }: Http) =>
  queryOptions({
    queryKey: ['account', 'passkeys', 'ways'],
    queryFn: ({ signal }) => http.get<AuthenticationWaysWire>('auth', 'user/authenticate', { signal }),
  })

/** For staff who have confirmed who they are; the server refuses others. */
export const secondFactorQuery = ({ http }: Http) =>
  queryOptions({
    queryKey: ['account', 'second-factor'],
    queryFn: ({ signal }) => http.get<SecondFactorWire>('auth', 'second-factor', { signal }),
  })

/** Polls while the archive is being created. */
export const exportQuery = ({ http }: Http) =>
  queryOptions({
    queryKey: ['account', 'export'],
    queryFn: async ({ signal }) =>
      (await http.get<LatestExportWire>('auth', 'user/export', { signal })).latest,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? WHILE_GATHERING_MS : false),
  })
