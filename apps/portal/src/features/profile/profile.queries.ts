import type { ProfileWire } from '@fathom/contract/profile'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import { ALSO_OFFLINE, answerThenStored } from '../../shared/offline/answer-then-stored.ts'

/** The name under which it is stored on the device. */
export const PROFILE = 'profile'

export const profileQuery = ({ http }: Pick<Calls, 'http'>, affiliateId: number) =>
  queryOptions({
    queryKey: ['profile', affiliateId],
    queryFn: ({ signal }) =>
      answerThenStored({ affiliateId, name: PROFILE }, () =>
        http.get<ProfileWire>('learning', 'profiles/{affiliateId}', { params: { affiliateId }, signal }),
      ),
    ...ALSO_OFFLINE,
  })
