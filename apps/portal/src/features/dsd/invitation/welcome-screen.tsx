import { type DsdLink, stepFor } from '@fathom/domain/dsd'
import { courseScene } from '@fathom/look/drawings/scenes/course-scene.ts'
import Info from 'lucide-react/icons/info'
import Store from 'lucide-react/icons/store'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Navigate, useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { SoundingLine } from '../../../shared/ui/feedback/sounding-line.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { WhatIs } from '../../../shared/ui/surface/what-is.tsx'
import { BeginProblem, DsdSkeleton, LoadProblem } from '../dsd-states.tsx'
import { forgetLinkNumbers } from '../link-numbers.ts'
import { LEARNING_PATH, PATH_OF_STEP } from '../path-of-step.ts'
import { useSaveStep } from '../use-save-step.ts'
import { addressText, type Lookup } from './known-participant.ts'
import type { Invitation } from './use-invitation.ts'
import css from './welcome-screen.module.css'

type Props = {
  invitation: Invitation
  /** Who the link names, and who the guest began with. */
  invites: Named
  begunWith: Named
}

/** RT-18: what the program is, who invites, and what comes next. */
export function WelcomeScreen({ invitation, invites, begunWith }: Props) {
  const { t } = useTranslator('dsd')
  const navigate = useNavigate()
  const { link, checkpoint, failed } = invitation
  const begin = useSaveStep((saved) => {
    if (isUnknown(invites)) forgetLinkNumbers(localStorage)
    void navigate(PATH_OF_STEP[stepFor(saved, NO_LINK)])
  })
  if (failed) return <LoadProblem failed={failed} />
  if (checkpoint === undefined) return <DsdSkeleton />
  if (invitation.step === 'learning') return <Navigate replace={true} to={LEARNING_PATH} />
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
            begunWith={begunWith}
            invitation={invitation}
            invites={invites}
            isBusy={begin.isPending}
            onBegin={() => {
              // An invitation that names only an instructor leaves the store unchanged.
              const storeNumber = known(invites.store, link.storeNumber) ?? checkpoint?.storeNumber ?? null
              const memberNumber = known(invites.member, link.memberNumber)
              begin.mutate({ storeNumber, memberNumber, status: 'affiliation' })
            }}
          />
        </div>
      </header>
      <Card title={t('dsd.welcome.steps')}>
        <StepLine at="store" />
        <p className={css.age}>{t('dsd.welcome.age')}</p>
        <WhatIs question={t('dsd.welcome.what.title')}>{t('dsd.welcome.what.text')}</WhatIs>
      </Card>
    </>
  )
}

/** VA-06: a number that doesn't exist isn't sent; the next step asks for the right one. */
const known = ({ found }: Lookup, number: number | null) => (found === null ? null : number)

const isUnknown = ({ store, member }: Named) => store.found === null || member.found === null

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

/** The store and the member behind the numbers of a link or of a checkpoint. */
type Named = { store: Lookup; member: Lookup }

type ActionsProps = {
  invitation: Invitation
  invites: Named
  begunWith: Named
  isBusy: boolean
  onBegin: () => void
}

const NO_LINK = { storeNumber: null, memberNumber: null }

/** The begin button; if the guest already began with another store or instructor, they choose. */
function Actions({ invitation, invites, begunWith, isBusy, onBegin }: ActionsProps) {
  const { t } = useTranslator('dsd')
  const { store: storeOf, instructor: instructorOf } = useNames()
  const { checkpoint, link, isOther } = invitation
  if (!checkpoint || !isOther)
    return (
      <>
        {isUnknown(invites) && <NotFound isSameStore={invites.store.found !== null} link={link} />}
        <div className={css.actions}>
          <Button block={true} busy={isBusy} kind="primary" onClick={onBegin} size="lg">
            {t('dsd.welcome.begin')}
          </Button>
        </div>
      </>
    )
  const isSameStore = link.storeNumber === null || link.storeNumber === checkpoint.storeNumber
  const other = isSameStore ? invites.member : invites.store
  const store = storeOf(begunWith.store, checkpoint)
  const now =
    isSameStore && checkpoint.memberNumber !== null ? instructorOf(begunWith.member, checkpoint) : store
  const otherName = isSameStore ? instructorOf(invites.member, link) : storeOf(invites.store, link)
  const isNobody = other.found === null
  return (
    <>
      {isNobody ? (
        <NotFound isSameStore={isSameStore} link={link} />
      ) : (
        <Banner icon={Info}>
          {isSameStore
            ? t('dsd.welcome.otherInstructor', { store, instructor: otherName })
            : t('dsd.welcome.other', { store })}
        </Banner>
      )}
      <div className={css.actions}>
        {!isNobody && (
          <Button
            block={true}
            busy={isBusy || (other.found === undefined && !other.isFailed)}
            kind="primary"
            onClick={onBegin}
            size="lg"
          >
            {t('dsd.welcome.beginWith', { store: otherName })}
          </Button>
        )}
        <ButtonLink
          block={true}
          kind={isNobody ? 'primary' : 'line'}
          size="lg"
          to={PATH_OF_STEP[stepFor(checkpoint, NO_LINK)]}
        >
          {t('dsd.welcome.goOn', { store: now })}
        </ButtonLink>
      </div>
    </>
  )
}

/** VA-06: the link names a store or an instructor that doesn't exist. */
function NotFound({ isSameStore, link }: { isSameStore: boolean; link: DsdLink }) {
  const { t, formatId } = useTranslator('dsd')
  const number = formatId(link.storeNumber ?? 0)
  return (
    <Banner icon={TriangleAlert} live="status" tone="buoy">
      {isSameStore ? (
        t('dsd.confirm.instructorNotFound')
      ) : (
        <>
          <strong>{t('dsd.confirm.notFound')}</strong>
          <br />
          {t('dsd.confirm.notFoundText', { number })}
        </>
      )}
    </Banner>
  )
}

function useNames() {
  const { t, formatId } = useTranslator('dsd')
  const plain = (number: number | null) => formatId(number ?? 0)
  return {
    store: ({ found }: Lookup, { storeNumber }: DsdLink) =>
      found?.name ?? t('dsd.storeNumber', { number: plain(storeNumber) }),
    instructor: ({ found }: Lookup, { memberNumber }: DsdLink) =>
      found?.name ?? t('dsd.confirm.instructorNumber', { number: plain(memberNumber) }),
  }
}
