import type { ECardWire } from '@fathom/contract/certifications'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { CardThumb } from './card-front.tsx'
import css from './card-stage.module.css'

type Props = { cards: readonly ECardWire[]; current?: ECardWire; title: string }

/** Small cards side by side; each links to its own page. */
export function CardFan({ cards, current, title }: Props) {
  const { formatDay } = useTranslator('certifications')
  return (
    <section aria-label={title} className={css.section}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.fan}>
        {cards.map((card) => (
          <li key={card.licenseID}>
            <Link
              aria-current={card.licenseID === current?.licenseID || undefined}
              to={paths.ecard(card.licenseID, String(card.levelID))}
            >
              <CardThumb card={card} />
              {formatDay(card.certDate)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
