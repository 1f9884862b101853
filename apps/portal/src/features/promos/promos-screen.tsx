import type { PromotionCardWire } from '@fathom/contract/promos'
import { stockPhotoUrl } from '@fathom/domain/promos'
import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useConfig } from '../../shared/config-context.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { IconButton } from '../../shared/ui/action/icon-button.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { useSwipe } from '../../shared/ui/overlay/swipe.ts'
import { nextIndex } from '../../shared/ui/roving-focus.ts'
import { Card } from '../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../shared/ui/surface/page-header.tsx'
import { promotionCardsQuery } from './promos.queries.ts'
import css from './promos-screen.module.css'

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
  return <Carousel cards={cards.data} />
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

type CarouselCards = readonly PromotionCardWire[]

/** One card in front, its neighbors beside it, and its text below. */
function Carousel({ cards }: { cards: CarouselCards }) {
  const { t, direction } = useTranslator('promos')
  const { at, show, step, handlers } = useCarousel(cards.length, direction === 'rtl')
  const front = cards[at]
  if (!front) return null
  return (
    <section aria-label={t('promos.label')} className={css.carousel} onKeyDown={handlers.onKeyDown}>
      <div className={css.row}>
        <IconButton flip={true} icon={ChevronLeft} label={t('promos.previous')} onClick={() => step(-1)} />
        <div className={css.stage} onPointerDown={handlers.onPointerDown} onPointerUp={handlers.onPointerUp}>
          <Track at={at} cards={cards} />
        </div>
        <IconButton flip={true} icon={ChevronRight} label={t('promos.next')} onClick={() => step(1)} />
      </div>
      <Picks at={at} cards={cards} onPick={show} />
      <Details at={at} card={front} of={cards.length} />
    </section>
  )
}

function Track({ cards, at }: { cards: CarouselCards; at: number }) {
  const { t } = useTranslator('promos')
  return (
    <ul className={css.track} style={{ '--at': at } as React.CSSProperties}>
      {cards.map(({ id, name, stockId }, place) => (
        <li aria-hidden={place !== at} className={css.slide} data-front={place === at || undefined} key={id}>
          <img
            alt={t('promos.photo', { name })}
            draggable={false}
            height="404"
            loading={Math.abs(place - at) < 2 ? 'eager' : 'lazy'}
            src={stockPhotoUrl(stockId)}
            width="640"
          />
        </li>
      ))}
    </ul>
  )
}

function Picks({ cards, at, onPick }: { cards: CarouselCards; at: number; onPick: (at: number) => void }) {
  const { t } = useTranslator('promos')
  return (
    <div className={css.picks}>
      {cards.map(({ id, name }, place) => (
        <button
          aria-current={place === at}
          aria-label={t('promos.show', { name })}
          key={id}
          onClick={() => onPick(place)}
          type="button"
        />
      ))}
    </div>
  )
}

function Details({ card, at, of }: { card: PromotionCardWire; at: number; of: number }) {
  const { t } = useTranslator('promos')
  const { clubName } = useConfig()
  return (
    <div className={css.details}>
      <div aria-live="polite" className={css.said}>
        <p className={css.place}>{t('promos.position', { at: at + 1, of })}</p>
        <h2 className={css.name}>{card.name}</h2>
        <p className={css.excerpt}>{card.excerpt}</p>
      </div>
      <ButtonLink kind="primary" size="lg" to={paths.certifications()}>
        {t('promos.get')}
      </ButtonLink>
      <p className={css.note}>{t('promos.getNote', { club: clubName })}</p>
    </div>
  )
}

/**
 * The index of the front item, moved by swipe (CO-05), keys and buttons; wraps from the last to the first.
 */
function useCarousel(count: number, isRightToLeft: boolean) {
  const [at, setAt] = useState(0)
  const front = Math.min(at, Math.max(0, count - 1))
  const step = (by: 1 | -1) => setAt((front + by + count) % count)
  const forward = useSwipe('start', () => step(1))
  const backward = useSwipe('end', () => step(-1))
  return {
    at: front,
    show: setAt,
    step,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        forward.onPointerDown(event)
        backward.onPointerDown(event)
      },
      onPointerUp: (event: PointerEvent) => {
        forward.onPointerUp(event)
        backward.onPointerUp(event)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const next = nextIndex(event.key, front, count, 'inline', isRightToLeft)
        if (next === undefined) return
        event.preventDefault()
        setAt(next)
      },
    },
  }
}
