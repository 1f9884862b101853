import type { ApplicationWire } from '@fathom/contract/applications'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { StepBars } from '../../../shared/ui/feedback/step-bars.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { STATUS_WORDS } from '../status/status-words.ts'
import { Ascent } from './ascent.tsx'
import { NewCard } from './new-card.tsx'
import css from './progress.module.css'
import { type Stop, stopsOf } from './stops.ts'
import { useNowWords } from './use-now-words.ts'

type Props = { application: ApplicationWire; affiliateId: number }

/** The current status, shown first. */
export function ProgressCard({ application, affiliateId }: Props) {
  const { t } = useTranslator('applications')
  const { title, days, expected } = useNowWords(application)
  const { status } = application
  const stops = stopsOf(application)
  if (status === 'Canceled')
    return (
      <Card title={title}>
        <p className={css.text}>{expected}</p>
        <div className={css.actions}>
          <ButtonLink kind="line" to={paths.formsApplications()}>
            {t('applications.standing.again')}
          </ButtonLink>
        </div>
      </Card>
    )
  return (
    <Card aside={days} title={title}>
      <Ascent stops={stops} />
      <Segments stops={stops} />
      {status === 'Complete' && <NewCard affiliateId={affiliateId} typeId={application.type.id} />}
    </Card>
  )
}

/** The phone version: five segments and one sentence. */
function Segments({ stops }: { stops: readonly Stop[] }) {
  const { t } = useTranslator('applications')
  const at = stops.findLastIndex(({ state }) => state !== 'ahead')
  const wordsOf = (stop: Stop) => t(`applications.status.${STATUS_WORDS[stop.status]}`)
  const here = stops[at]
  const next = stops[at + 1]
  return (
    <div className={css.narrow}>
      <StepBars steps={stops.map(({ status, state }) => ({ key: status, state }))} />
      {here && (
        <p className={css.text}>
          <strong className={css.strong}>
            {t('applications.standing.step', {
              number: at + 1,
              count: stops.length,
              status: wordsOf(here),
            })}
          </strong>{' '}
          {next && t('applications.standing.nextStep', { status: wordsOf(next) })}
        </p>
      )}
    </div>
  )
}
