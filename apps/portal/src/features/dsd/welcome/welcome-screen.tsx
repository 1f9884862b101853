import { type DsdLink, stepFor } from '@fathom/domain/dsd'
import { courseScene } from '@fathom/look/drawings/scenes/course-scene.ts'
import Store from 'lucide-react/icons/store'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { SoundingLine } from '../../../shared/ui/feedback/sounding-line.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { addressText } from '../address-text.ts'
import { BeginProblem } from '../begin-problem.tsx'
import { DsdSkeleton } from '../dsd-skeleton.tsx'
import type { Lookup } from '../known-participant.ts'
import { LoadProblem } from '../load-problem.tsx'
import { PATH_OF_STEP } from '../path-of-step.ts'
import type { Invitation } from '../use-invitation.ts'
import { useSaveStep } from '../use-save-step.ts'
import { Actions, type Named } from './actions.tsx'
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

const STEPS = ['store', 'forms', 'material', 'learn'] as const

type GuestStep = (typeof STEPS)[number]

/** The four steps of the program, with the current one. */
function StepLine({ at }: { at: GuestStep }) {
  const { t } = useTranslator('dsd')
  const now = STEPS.indexOf(at)
  return (
    <SoundingLine
      doneLabel={t('dsd.step.done')}
      label={t('dsd.welcome.steps')}
      soundings={STEPS.map((key, index) => ({
        key,
        title: t(`dsd.step.${key}`),
        text: t(`dsd.step.${key}Text`),
        state: index < now ? 'done' : index === now ? 'now' : 'ahead',
      }))}
    />
  )
}

/** The store that the link names. Renders nothing if it names none, or one that doesn't exist. */
function InvitedBy({ link, invites }: { link: DsdLink; invites: Lookup }) {
  const { t, locale } = useTranslator('dsd')
  const { found, isFailed } = invites
  if (link.storeNumber === null || found === null || (isFailed && !found)) return null
  return (
    <div className={css.invited}>
      <Tile icon={Store} />
      <div>
        <p className={css.note}>{t('dsd.welcome.invitedBy')}</p>
        {found ? (
          <>
            <p className={css.name}>
              <bdi>{found.name}</bdi>
            </p>
            <p className={css.note}>
              <bdi>{addressText(found, locale)}</bdi>
            </p>
          </>
        ) : (
          <Skeleton width="12rem" />
        )}
      </div>
    </div>
  )
}
