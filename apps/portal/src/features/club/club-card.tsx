import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useConfig } from '../../shared/config-context.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { priceText } from '../../shared/price-text.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { NotKnownYet } from '../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import css from './club.module.css'
import { clubQuery } from './club.queries.ts'
import { Benefits, MembershipSummary, StateBadge } from './membership.tsx'

/** The club card on the dashboard; renders nothing until the membership is known. */
export function ClubCard({ affiliateId }: { affiliateId: number }) {
  const translator = useTranslator('club')
  const { t } = translator
  const { clubName } = useConfig()
  const { data: club, isLoading } = useQuery(clubQuery(useCalls(), affiliateId))
  const [cheapest] = club?.plans ?? []
  if (!club) return isLoading ? <NotKnownYet /> : null
  const isActive = club.state === 'Active'
  return (
    <Card aside={<StateBadge state={club.state} />} title={clubName}>
      <MembershipSummary club={club} />
      <Benefits discountPercent={club.discountPercent} of={['discount', 'free-ecard']} />
      <div className={css.actions}>
        <ButtonLink block kind="line" to={paths.club()}>
          {isActive || !cheapest
            ? t('club.card.open')
            : t('club.card.plans', { price: priceText(translator, cheapest.price) })}
        </ButtonLink>
      </div>
    </Card>
  )
}
