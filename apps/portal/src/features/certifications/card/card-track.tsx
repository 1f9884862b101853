import type { ECardWire } from '@fathom/contract/certifications'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { KeyboardEvent } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import css from './card-track.module.css'
import { FlipCard } from './flip-card.tsx'
import { useSnappedPlace } from './use-snapped-place.ts'

type Props = {
  cards: readonly ECardWire[]
  current: ECardWire
  face: string | undefined
  onShow: (card: ECardWire) => void
}

/** The cards beside each other: swiped by touch, moved by keys or by the buttons below. */
export function CardTrack({ cards, current, face, onShow }: Props) {
  const { t, direction } = useTranslator('certifications')
  const at = Math.max(
    cards.findIndex(({ licenseID }) => licenseID === current.licenseID),
    0,
  )
  const show = (next: number) => {
    const card = cards[next]
    if (card && next !== at) onShow(card)
  }
  const track = useSnappedPlace(at, show)
  const byKey = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, { at, count: cards.length, direction })
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div aria-label={t('certifications.cards.title')} className={css.whole} onKeyDown={byKey} role="group">
      <ul className={css.track} ref={track} tabIndex={cards.length > 1 ? 0 : undefined}>
        {cards.map((card, place) => (
          <li aria-hidden={place !== at || undefined} inert={place !== at} key={card.licenseID}>
            {Math.abs(place - at) <= 1 && <FlipCard card={card} face={face} isCurrent={place === at} />}
          </li>
        ))}
      </ul>
      {cards.length > 1 && <Pager at={at} cards={cards} onMove={show} />}
    </div>
  )
}

type PagerProps = { cards: readonly ECardWire[]; at: number; onMove: (next: number) => void }

function Pager({ cards, at, onMove }: PagerProps) {
  const { t } = useTranslator('certifications')
  return (
    <div className={css.pager}>
      <IconButton
        aria-disabled={at === 0 || undefined}
        flip={true}
        icon={ChevronLeft}
        label={t('certifications.pager.previous')}
        onClick={() => onMove(at - 1)}
      />
      <p aria-live="polite">
        <span className="visually-hidden">{cards[at]?.title} </span>
        {t('certifications.pager.position', { at: at + 1, of: cards.length })}
      </p>
      <IconButton
        aria-disabled={at === cards.length - 1 || undefined}
        flip={true}
        icon={ChevronRight}
        label={t('certifications.pager.next')}
        onClick={() => onMove(at + 1)}
      />
    </div>
  )
}

type Standing = { at: number; count: number; direction: 'ltr' | 'rtl' }

/** Arrows point in the direction of the script. */
function placeAfter(key: string, { at, count, direction }: Standing): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const places: Readonly<Record<string, number>> = {
    [forward]: at + 1,
    [back]: at - 1,
    Home: 0,
    End: count - 1,
  }
  const next = places[key]
  return next === undefined ? undefined : Math.min(Math.max(next, 0), count - 1)
}
