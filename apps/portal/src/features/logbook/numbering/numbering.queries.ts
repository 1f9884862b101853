import { logbookSetting, upsertLogbookSetting } from '@fathom/contract/logbook'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ALSO_OFFLINE, answerOrStored } from '../../../shared/offline/stored-answers.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'

/** The name of the stored answer. */
export const FIRST_NUMBER = 'first-dive-number'

/** LO-09: the number of the first dive in this logbook. */
export const firstNumberQuery = ({ graph }: Pick<Calls, 'graph'>, affiliateId: number) =>
  queryOptions({
    queryKey: ['logbook', 'first-number', affiliateId],
    queryFn: ({ signal }) =>
      answerOrStored(
        { affiliateId, name: FIRST_NUMBER },
        async () => (await graph.request(logbookSetting, {}, { signal })).logbookSetting.first_dive_number,
      ),
    ...ALSO_OFFLINE,
  })

/** What the first dive has unless the diver says otherwise. */
export const FIRST = 1

/** Undefined while it loads, because every number would be wrong. */
export function useFirstNumber(affiliateId: number, enabled = true): number | undefined {
  const { data, isError } = useQuery({ ...firstNumberQuery(useCalls(), affiliateId), enabled })
  return data ?? (isError ? FIRST : undefined)
}

export function useChangeFirstNumber(affiliateId: number) {
  const calls = useCalls()
  const { t } = useTranslator('logbook')
  const client = useQueryClient()
  const { queryKey } = firstNumberQuery(calls, affiliateId)
  const { mutate } = useMutation({
    mutationFn: (number: number) => calls.graph.request(upsertLogbookSetting, { first_dive_number: number }),
    onSuccess: (_, number) => {
      client.setQueryData(queryKey, number)
      showToast({ text: t('logbook.settings.numbering.saved', { number }) })
    },
    onError: (_, number) =>
      showToast({
        text: t('logbook.settings.numbering.notSaved'),
        action: { label: t('shell.error.retry'), onPress: () => mutate(number) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['logbook'] }),
  })
  return mutate
}
