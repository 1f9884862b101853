import { type Checkpoint, stepFor } from '@fathom/domain/dsd'
import { useQuery } from '@tanstack/react-query'
import Waves from 'lucide-react/icons/waves'
import { useCalls } from '../../shared/calls.tsx'
import { isFirstAnswerWaiting } from '../../shared/first-answer.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { NotKnownYet } from '../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Tile } from '../../shared/ui/surface/tile.tsx'
import { checkpointQuery } from './dsd.queries.ts'
import css from './way-back.module.css'

/** For a guest who left halfway: the next step, with a link to it. */
export function WayBack() {
  const { next, isWaiting } = useWayBack(true)
  if (isWaiting) return <NotKnownYet />
  return next ? <WayBackCard next={next} /> : null
}

export function WayBackCard({ next }: { next: WayBackStep }) {
  const { t } = useTranslator('dsd')
  const program = t('dsd.welcome.title')
  return (
    <div className={css.place}>
      <Card title={program}>
        <div className={css.row}>
          <Tile icon={Waves} tone="buoy" />
          <div className={css.words}>
            <p className={css.title}>{t(`dsd.step.${next}`)}</p>
            <p className={css.text}>{t(`dsd.step.${next}Text`)}</p>
          </div>
          <ButtonLink aria-label={t('dsd.wayBack.goOnWith', { program })} kind="primary" to={paths.dsd()}>
            {t('dsd.wayBack.goOn')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}

const NO_LINK = { storeNumber: null, memberNumber: null }

export type WayBackStep = NonNullable<ReturnType<typeof nextOf>>

/** The next step for a guest who left the program halfway; undefined if they never began or have finished. */
export function useWayBack(isAsked: boolean): { next: WayBackStep | undefined; isWaiting: boolean } {
  const answer = useQuery({ ...checkpointQuery(useCalls()), enabled: isAsked })
  return { next: answer.data ? nextOf(answer.data) : undefined, isWaiting: isFirstAnswerWaiting(answer) }
}

function nextOf(checkpoint: Checkpoint) {
  if (checkpoint.status === 'forms-submitted') return 'material'
  const step = stepFor(checkpoint, NO_LINK)
  if (step === 'learning') return undefined
  return step === 'medical-form' ? 'forms' : 'store'
}
