import { stepFor } from '@fathom/domain/dsd'
import { courseScene } from '@fathom/look/drawings/scenes/course-scene.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { BeginProblem } from '../begin-problem.tsx'
import { DsdSkeleton } from '../dsd-skeleton.tsx'
import { LoadProblem } from '../load-problem.tsx'
import { PATH_OF_STEP } from '../path-of-step.ts'
import { StepLine } from '../step-line.tsx'
import type { Invitation } from '../use-invitation.ts'
import { useSaveStep } from '../use-save-step.ts'
import { Actions, type Named } from './actions.tsx'
import { InvitedBy } from './invited-by.tsx'
import css from './welcome.module.css'

type Props = {
  invitation: Invitation
  /** Who the link names, and who the guest began with. */
  invites: Named
  held: Named
}

/** RT-18: what the program is, who invites, and what comes next. */
export function WelcomeScreen({ invitation, invites, held }: Props) {
  const { t } = useTranslator('dsd')
  const navigate = useNavigate()
  const { link, checkpoint, failed } = invitation
  const begin = useSaveStep((saved) => void navigate(PATH_OF_STEP[stepFor(saved, link)]))
  if (failed) return <LoadProblem failed={failed} />
  if (checkpoint === undefined) return <DsdSkeleton />
  return (
    <>
      <header className={css.hero}>
        <div className={css.scene}>
          <Drawing of={courseScene('turtle', 'dsd')} width="full" />
        </div>
        <div className={css.words}>
          <h1 className={css.title} tabIndex={-1}>
            {t('dsd.welcome.title')}
          </h1>
          <p className={css.lead}>{t('dsd.welcome.lead')}</p>
          <InvitedBy invites={invites.store} link={link} />
          {begin.isError && <BeginProblem error={begin.error} />}
          <Actions
            held={held}
            invitation={invitation}
            invites={invites}
            isBusy={begin.isPending}
            onBegin={() => {
              // An invitation that names only an instructor leaves the store unchanged.
              const storeNumber = link.storeNumber ?? checkpoint?.storeNumber ?? null
              begin.mutate({ ...link, storeNumber, status: 'affiliation' })
            }}
          />
        </div>
      </header>
      <Card title={t('dsd.welcome.steps')}>
        <StepLine at="store" />
        <p className={css.age}>{t('dsd.welcome.age')}</p>
      </Card>
    </>
  )
}
