import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import UserRound from 'lucide-react/icons/user-round'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import css from './certifications.module.css'
import { askForNameAgain, myPhotosQuery } from './certifications.queries.ts'

type Props = { affiliateId: number }

/** Says that the cards keep their name, while the account has another one that staff have not confirmed. */
export function OtherName({ affiliateId }: Props) {
  const { t } = useTranslator('certifications')
  const { data } = useQuery(myPhotosQuery(useCalls(), affiliateId))
  if (!data?.hasOtherName) return null
  // An answer that an older version stored on the device doesn't have it.
  if (data.nameRefusal) return <RefusedName affiliateId={affiliateId} reason={data.nameRefusal.reason} />
  return (
    <Banner icon={UserRound} tone="warn">
      {t('certifications.name.other')}
    </Banner>
  )
}

/** With the reason in the words of staff. A profile that is right is asked for again, another one is corrected. */
function RefusedName({ affiliateId, reason }: Props & { reason: string }) {
  const { t } = useTranslator('certifications')
  const ask = useAskAgain(affiliateId)
  return (
    <Banner icon={UserRound} tone="warn">
      <div className={css.stack}>
        <p>{t('certifications.name.refused')}</p>
        {reason && <blockquote dir="auto">{reason}</blockquote>}
        <p>{t('certifications.name.next')}</p>
        <div className={css.actions}>
          <ButtonLink size="sm" to={paths.profile()}>
            {t('certifications.name.profile')}
          </ButtonLink>
          <Button busy={ask.isPending} onClick={() => ask.mutate()} size="sm">
            {t('certifications.name.again')}
          </Button>
        </div>
      </div>
    </Banner>
  )
}

function useAskAgain(affiliateId: number) {
  const { t } = useTranslator('certifications')
  const calls = useCalls()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => askForNameAgain(calls),
    onSuccess: () => {
      showToast({ text: t('certifications.name.asked') })
      return client.invalidateQueries(myPhotosQuery(calls, affiliateId))
    },
    onError: () => showToast({ text: t('certifications.name.notAsked') }),
  })
}
