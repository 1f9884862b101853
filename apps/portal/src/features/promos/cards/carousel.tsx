import type { PromotionCardWire } from '@fathom/contract/promos'
import { stockPhotoUrl } from '@fathom/domain/promos'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useConfig } from '../../../shared/config-context.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import css from './carousel.module.css'
import { useCarousel } from './use-carousel.ts'

type Cards = readonly PromotionCardWire[]

/** One card in front, its neighbors beside it, and its text below. */
export function Carousel({ cards }: { cards: Cards }) {
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

function Track({ cards, at }: { cards: Cards; at: number }) {
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

function Picks({ cards, at, onPick }: { cards: Cards; at: number; onPick: (at: number) => void }) {
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
