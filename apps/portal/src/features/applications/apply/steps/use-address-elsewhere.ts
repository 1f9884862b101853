import type { ApplicationWire } from '@fathom/contract/applications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApplicationCalls } from '../../applications.calls.ts'
import { APPLICATIONS_KEY, teachingAddressQuery } from '../../applications.queries.ts'

/** CA-06: opening this step shows the address that another device saved meanwhile. */
export function useAddressElsewhere(affiliateId: number, { id, version }: ApplicationWire): void {
  const client = useQueryClient()
  const { data } = useQuery(teachingAddressQuery(useApplicationCalls(affiliateId), affiliateId, id))
  const isNewer = data !== undefined && data.version > version
  useEffect(() => {
    if (isNewer) void client.invalidateQueries({ queryKey: [...APPLICATIONS_KEY, 'one', affiliateId, id] })
  }, [client, isNewer, affiliateId, id])
}
