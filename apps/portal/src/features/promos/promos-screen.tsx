import type { PromotionCardWire } from '@fathom/contract/promos'
import { stockPhotoUrl } from '@fathom/domain/promos'
import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useConfig } from '../../shared/config-context.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../shared/ui/surface/page-header.tsx'
import { promotionCardsQuery } from './promos.queries.ts'
import css from './promos-screen.module.css'

/** Of four columns, the rows that most windows show at once. */
const ABOVE_THE_FOLD = 8

/** RT-24, SC-14: the promotions. */
export function PromosScreen() {
  const { t } = useTranslator('promos')
  const { clubName } = useConfig()
  return (
    <>
      <PageHeader lead={t('promos.lead', { club: clubName })} title={t('shell.page.promos')} />
      <Cards />
    </>
  )
}

function Cards() {
  const { t, locale } = useTranslator('promos')
  const cards = useQuery(promotionCardsQuery(useCalls(), locale))
  if (!cards.data && (cards.isError || cards.fetchStatus === 'paused'))
    return (
      <Card>
        <ErrorState
          onRetry={() => void cards.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={cards.isFetching}
          title={t('promos.failed.title')}
        >
          {t('promos.failed.text')}
        </ErrorState>
      </Card>
    )
  if (!cards.data)
    return (
      <Loading label={t('promos.loading')}>
        <Skeleton height="30rem" shape="block" />
      </Loading>
    )
  if (cards.data.length === 0) return <Nothing />
  return <Grid cards={cards.data} />
}

function Nothing() {
  const { t } = useTranslator('promos')
  return (
    <Card>
      <EmptyState
        action={<ButtonLink to={paths.certifications()}>{t('promos.empty.cards')}</ButtonLink>}
        drawing={boatUnderWay}
        title={t('promos.empty.title')}
      >
        {t('promos.empty.text')}
      </EmptyState>
    </Card>
  )
}

/** All cards side by side, each with its name; the one way to get them is above. */
function Grid({ cards }: { cards: readonly PromotionCardWire[] }) {
  const { t } = useTranslator('promos')
  const { clubName } = useConfig()
  return (
    <section aria-label={t('promos.label')} className={css.promotions}>
      <div className={css.get}>
        <p>{t('promos.getNote', { club: clubName })}</p>
        <ButtonLink kind="primary" to={paths.certifications()}>
          {t('promos.get')}
        </ButtonLink>
      </div>
      <ul className={css.grid}>
        {cards.map(({ id, name, excerpt, stockId }, place) => (
          <li className={css.card} key={id}>
            <img
              alt={t('promos.photo', { name })}
              height="404"
              loading={place < ABOVE_THE_FOLD ? 'eager' : 'lazy'}
              src={stockPhotoUrl(stockId)}
              width="640"
            />
            <div className={css.words}>
              <h2 className={css.name}>{name}</h2>
              <p className={css.excerpt}>{excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
