import type { ECardWire } from '@fathom/contract/certifications'
import { byRank } from '@fathom/domain/certifications'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { CardThumb } from '../card/card-front.tsx'
import { eCardsQuery } from '../certifications.queries.ts'
import css from './highest-card.module.css'

/** The diver's highest eCard, if there is one, also offline. */
export function useHighestCard(affiliateId: number): { card: ECardWire | undefined; isWaiting: boolean } {
  const { locale } = useTranslator()
  const { data, isLoading, errorUpdateCount } = useQuery(
    eCardsQuery(useCalls(), { affiliateId, isPro: false }, locale),
  )
  // The card decides which home is shown, so it's worth its retries. What stands there since then stays.
  return { card: data?.toSorted(byRank)[0], isWaiting: isLoading && errorUpdateCount === 0 }
}

/** SN-01: the card that says most about a diver, one tap away. */
export function HighestCard({ card }: { card: ECardWire }) {
  const { t } = useTranslator()
  return (
    <Link
      aria-label={`${t('shell.page.ecard')}: ${card.title}`}
      className={css.card}
      to={paths.ecard(card.licenseID, String(card.levelID))}
    >
      <CardThumb card={card} />
    </Link>
  )
}
