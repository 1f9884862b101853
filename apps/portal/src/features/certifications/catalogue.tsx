import type { CertificationCardWire } from '@fathom/contract/certifications'
import { CARD_GROUPS } from '@fathom/domain/certifications'
import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { priceText } from '../../shared/price-text.ts'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import { CardThumb } from './card/card-front.tsx'
import { catalogueQuery } from './certifications.queries.ts'
import { groupName } from './group-name.ts'
import css from './stage.module.css'

/** For users who already have cards: the other cards, on demand. */
export function CatalogueFold() {
  const { t } = useTranslator('certifications')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={css.fold} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {t('certifications.catalogue.title')}
        <Icon of={ChevronDown} />
      </summary>
      {isOpen && <Catalogue />}
    </details>
  )
}

/** CA-53: all available eCards with their prices. */
export function Catalogue() {
  const translator = useTranslator('certifications', 'certifications-cards')
  const { t, locale } = translator
  const { data: cards = [] } = useQuery(catalogueQuery(useCalls(), locale))
  return CARD_GROUPS.map((group) => {
    const ofGroup = cards.filter(({ cardGroupCode }) => cardGroupCode === group)
    if (ofGroup.length === 0) return null
    const title = t(`certifications-cards.group.${groupName(group)}`)
    return (
      <section aria-label={title} className={css.section} key={group}>
        <h2 className={css.heading}>{title}</h2>
        <ul className={css.fan}>
          {ofGroup.map((card) => (
            <li key={card.levelID}>
              <CardThumb card={drawn(card)} />
              <p className={css.price}>
                <bdi>{priceText(translator, card.price)}</bdi>
              </p>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** A card without a holder has no number yet, so its level seeds the seabed. */
const drawn = (card: CertificationCardWire) => ({ ...card, licenseID: String(card.levelID), certDate: null })
