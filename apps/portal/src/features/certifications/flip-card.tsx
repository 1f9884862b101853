import type { ECardWire } from '@fathom/contract/certifications'
import { useState } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { CardBack } from './card/card-back.tsx'
import { CardFront } from './card/card-front.tsx'
import css from './stage.module.css'

/** Front and back: side by side where they fit, otherwise one card that flips on tap. */
export function FlipCard({ card, face }: { card: ECardWire; face: string | undefined }) {
  const { t } = useTranslator('certifications')
  const [isTurned, setIsTurned] = useState(false)
  return (
    <div className={css.pair} data-turned={isTurned || undefined}>
      <div className={classNames(css.side, css.front)}>
        <CardFront card={card} face={face} />
      </div>
      <div className={classNames(css.side, css.back)}>
        <CardBack card={card} />
      </div>
      <button
        aria-label={t(isTurned ? 'certifications.showFront' : 'certifications.showBack')}
        className={css.turn}
        onClick={() => setIsTurned(!isTurned)}
        type="button"
      />
    </div>
  )
}
