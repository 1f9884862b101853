import type { CertificationCardWire } from '@fathom/contract/certifications'
import { CARD_GROUPS } from '@fathom/domain/certifications'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { CardThumb } from './card/card-front.tsx'
import { catalogueQuery } from './certifications.queries.ts'
import { groupName } from './group-name.ts'
import css from './stage.module.css'

/** CA-53: the cards that one can work towards, for whoever has none yet. */
export function Catalogue() {
  const { t, locale } = useTranslator('certifications', 'certifications-cards')
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
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** A card that nobody holds has no number yet; its level gives it a seabed. */
const drawn = (card: CertificationCardWire) => ({ ...card, licenseID: String(card.levelID), certDate: null })
