import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import type { Proving } from '../witness/check-evaluation.tsx'
import { confirmBirthDate, standingsQuery } from './standings.queries.ts'

type Props = Proving & { affiliateId: number; student: number }

/** TS-05: the reader has compared the birth date of the student with an identity document. */
export function ConfirmBirthDate({ affiliateId, student, freshly, isCanceled }: Props) {
  const { t } = useTranslator('forms-standing')
  const calls = useCalls()
  const client = useQueryClient()
  const { data } = useQuery(standingsQuery(calls, affiliateId))
  const changed = data?.find((each) => each.affiliateId === student)?.changedBirthDate
  const confirming = useMutation({
    mutationFn: (birthDate: string) => freshly(() => confirmBirthDate(calls, student, birthDate)),
    onSettled: () => client.invalidateQueries({ queryKey: ['forms'] }),
  })
  if (!changed?.isToConfirm) return null
  return (
    <div>
      {confirming.isError && !isCanceled(confirming.error) && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {t('forms-standing.birthDate.failed')}
        </Banner>
      )}
      <Button disabled={confirming.isPending} onClick={() => confirming.mutate(changed.birthDate)}>
        {t('forms-standing.birthDate.confirm')}
      </Button>
    </div>
  )
}
