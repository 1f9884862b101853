import type { ECardWire } from '@fathom/contract/certifications'
import Maximize from 'lucide-react/icons/maximize'
import { useCallback, useState } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { useFace } from './card/use-face.ts'
import { CardActions } from './card-actions.tsx'
import { FlipCard } from './flip-card.tsx'
import { enterFullScreen } from './show/full-screen.ts'
import { ShowCard } from './show/show-card.tsx'
import css from './stage.module.css'

/** One large card and its actions. */
export function CardStage({ card, affiliateId }: { card: ECardWire; affiliateId: number }) {
  const { t } = useTranslator('certifications')
  const face = useFace(affiliateId, card.photo)
  const [isShown, setIsShown] = useState(false)
  const hide = useCallback(() => setIsShown(false), [])
  const showFull = async () => {
    await enterFullScreen()
    setIsShown(true)
  }
  return (
    <section aria-label={card.title} className={css.stage}>
      <FlipCard card={card} face={face} />
      <div className={css.main}>
        <Button icon={Maximize} kind="primary" onClick={() => void showFull()} size="lg">
          {t('certifications.show.open')}
        </Button>
      </div>
      <CardActions card={card} />
      <ShowCard card={card} face={face} onClose={hide} open={isShown} />
    </section>
  )
}
