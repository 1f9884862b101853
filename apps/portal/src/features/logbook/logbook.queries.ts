import { unitSetting } from '@fathom/contract/logbook'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'

/** CA-39 */
export const unitSettingQuery = ({ graph }: Pick<Calls, 'graph'>) =>
  queryOptions({
    queryKey: ['logbook', 'unit'],
    queryFn: async ({ signal }) => (await graph.request(unitSetting, {}, { signal })).unitSetting.unit,
  })
