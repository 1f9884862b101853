import type { ClubWire } from '@fathom/contract/club'
import { TRIAL_DAYS } from '@fathom/domain/club'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { Card } from '../../shared/ui/surface/card.tsx'
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts'
import { Benefits } from './benefits.tsx'
import css from './club.module.css'
import { clubKey } from './club.queries.ts'
import { Standing, StateBadge } from './membership.tsx'

type Props = { club: ClubWire; affiliateId: number; onJoined: () => void }

export function StandingCard({ club, affiliateId, onJoined }: Props) {
  const { t } = useTranslator('club')
  const { http } = useCalls()
  const client = useQueryClient()
  const oneAtATime = useOneAtATime()
  const trial = useMutation({
    mutationFn: () => http.post<ClubWire>('ecards', 'club/trial', { body: {} }),
    onSuccess: (next) => {
      client.setQueryData(clubKey(affiliateId), next)
      onJoined()
      showToast({ text: t('club.trial.started', { days: TRIAL_DAYS }) })
    },
  })
  return (
    <Card aside={<StateBadge state={club.state} />} title={t('club.mine')}>
      <Standing club={club} />
      <Benefits discountPercent={club.discountPercent} of={['discount', 'free-ecard']} />
      {trial.isError && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {t('club.trial.failed')}
        </Banner>
      )}
      <div className={css.actions}>
        {club.mayStartTrial && (
          <Button busy={trial.isPending} kind="primary" onClick={() => oneAtATime(() => trial.mutateAsync())}>
            {t('club.trial.start', { days: TRIAL_DAYS })}
          </Button>
        )}
        <ButtonLink to={paths.codes()}>{t('club.enterCode')}</ButtonLink>
      </div>
    </Card>
  )
}
