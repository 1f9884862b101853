import type { ApplicationWire } from '@fathom/contract/applications'
import type { ApplicationMove } from '@fathom/domain/applications'
import CircleAlert from 'lucide-react/icons/circle-alert'
import MessageSquare from 'lucide-react/icons/message-square'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { priceText } from '../../../shared/price-text.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { StepValues } from '../application-fields.tsx'
import { DocumentList } from '../documents/document-list.tsx'
import { ApplicationHistory } from '../parts/application-history.tsx'
import { ApplicationBody, ApplicationHeader } from '../parts/application-layout.tsx'
import { Face, FacesContext } from '../parts/face.tsx'
import type { Prerequisite } from '../parts/prerequisite-rows.tsx'
import summaryCss from '../parts/summary.module.css'
import { FeesTable } from '../parts/summary.tsx'
import { MoveDialog } from './move-dialog.tsx'
import css from './review.module.css'
import own from './review.module.css'
import { type MoveLook, REVIEW_MOVES, type ReviewMove, useReview } from './review-moves.ts'
import { situationOf } from './situation.ts'

type Props = { application: ApplicationWire; affiliateId: number }

/** SC-15: an application for the people who review or follow it, with the moves that they may make. */
export function ReviewScreen({ application, affiliateId }: Props) {
  const { t, formatDate } = useTranslator('applications')
  const { applicant, submittedAt, createdAt } = application
  const name = applicant.name ?? ''
  const lead = submittedAt
    ? t('applications.review.sent', { name, date: formatDate(submittedAt, 'long') })
    : t('applications.review.started', { name, date: formatDate(createdAt, 'long') })
  return (
    <>
      <ApplicationHeader application={application} lead={lead} />
      <ApplicationBody
        aside={<Aside application={application} />}
        main={<SubmittedContent affiliateId={affiliateId} application={application} />}
        now={<NowCard affiliateId={affiliateId} application={application} />}
      />
    </>
  )
}

function Aside({ application }: Pick<Props, 'application'>) {
  const { t, formatId } = useTranslator('applications')
  const { applicant, fees } = application
  const number = formatId(applicant.affiliateId)
  return (
    <>
      <Card title={t('applications.standing.people')}>
        <List>
          <ListRow
            lead={<Face name={applicant.name ?? ''} of="applicant" />}
            text={t('applications.review.applicant', { number })}
            title={<bdi>{applicant.name}</bdi>}
          />
          <StepValues shown={application} step="people" />
        </List>
      </Card>
      <Card title={t('applications.standing.fees')}>
        <FeesTable fees={fees} />
        <PaymentLine application={application} />
      </Card>
      <Passed application={application} />
    </>
  )
}

/** OF-04: under which number the payment is found, and who received it. */
function PaymentLine({ application: { payment, store } }: Pick<Props, 'application'>) {
  const { t } = useTranslator('applications')
  if (!payment) return null
  const receiver = payment.receivedBy === 'store' ? (store?.name ?? '') : t('shell.product.name')
  return (
    <p className={css.text}>
      {t('applications.review.payment.shown', { reference: `⁨${payment.reference}⁩`, receiver })}
    </p>
  )
}

type OfficeProps = Props & { isLocked: boolean; keys: RefObject<Keys>; onDecided: (isOver: boolean) => void }

/** It leaves the office's queue; after the others it goes on there. */
const LEAVES: readonly ReviewMove[] = ['ask', 'complete', 'cancel']

/** OF-04: the same in the office's queue, below the list's own heading. */
export function OfficeReview({ application, affiliateId, isLocked, keys, onDecided }: OfficeProps) {
  const office = { isLocked, keys, onMoved: (move: ReviewMove) => onDecided(LEAVES.includes(move)) }
  return (
    <FacesContext value={{ affiliateId, application }}>
      <NowCard affiliateId={affiliateId} application={application} office={office} />
      <SubmittedContent affiliateId={affiliateId} application={application} />
      <Aside application={application} />
    </FacesContext>
  )
}

/** The history as reviewers see it, with everyone's name. */
function Passed({ application }: { application: ApplicationWire }) {
  const { t } = useTranslator('applications')
  return (
    <ApplicationHistory
      application={application}
      started={t('applications.review.moved.start', { name: application.applicant.name ?? '' })}
      wordsOf={({ move, name }) => t(`applications.review.moved.${move}`, { name })}
    />
  )
}

type Keys = { approve?: () => void; refuse?: () => void }

type NowCardProps = {
  application: ApplicationWire
  affiliateId: number
  /** In a queue of the office: its keys, and what follows a move. */
  office?: OfficeSlot | undefined
}

type OfficeSlot = { isLocked: boolean; keys: RefObject<Keys>; onMoved: (move: ReviewMove) => void }

/** What the reader is expected to do, and the moves that they may make now. */
function NowCard({ application, affiliateId, office }: NowCardProps) {
  const { t, formatNumber } = useTranslator('applications')
  const [chosen, setChosen] = useState<ReviewMove>()
  const review = useReview(application, affiliateId, (made) => {
    setChosen(undefined)
    if (made) office?.onMoved(made)
  })
  const situation = situationOf(application)
  const words = {
    name: application.applicant.name ?? '',
    instructor: application.instructor?.name ?? '',
    amount: priceText({ formatNumber }, application.fees.total),
  }
  const press = (move: ReviewMove) => {
    if (review.isPending) return
    // What was refused before isn't about this one.
    review.forget()
    if (REVIEW_MOVES[move].needsConfirmation) setChosen(move)
    else review.go(move, '')
  }
  const moves = office?.isLocked ? [] : application.moves.filter(isReviewMove)
  useOfficeKeys(office, moves, press)
  return (
    <Card title={t(`applications.review.now.${situation}.title`, words)}>
      <p className={css.text}>{t(`applications.review.now.${situation}.text`, words)}</p>
      <MoveButtons isBusy={review.isPending} moves={moves} onPress={press} />
      {review.problem && chosen === undefined && (
        <div className={css.problem}>
          <Banner
            icon={CircleAlert}
            live="alert"
            tone={review.problem === 'review.problem.late' ? 'warn' : 'bad'}
          >
            {t(`applications.${review.problem}`)}
          </Banner>
        </div>
      )}
      <MoveDialog
        application={application}
        chosen={chosen}
        onClose={() => setChosen(undefined)}
        review={review}
      />
    </Card>
  )
}

/** The way forward, or the question that returns it. */
function useOfficeKeys(
  office: OfficeSlot | undefined,
  moves: readonly ReviewMove[],
  press: (move: ReviewMove) => void,
) {
  useLayoutEffect(() => {
    if (!office) return undefined
    const { keys } = office
    const forward = moves.find((move) => REVIEW_MOVES[move].kind === 'primary')
    keys.current = {
      ...(forward && { approve: () => press(forward) }),
      ...(moves.includes('ask') && { refuse: () => press('ask') }),
    }
    return () => {
      keys.current = {}
    }
  })
}

type ButtonsProps = {
  moves: readonly ReviewMove[]
  isBusy: boolean
  onPress: (move: ReviewMove) => void
}

const isReviewMove = (move: ApplicationMove): move is ReviewMove => move !== 'submit'

function MoveButtons({ moves, isBusy, onPress }: ButtonsProps) {
  const { t } = useTranslator('applications')
  if (moves.length === 0) return null
  return (
    <div className={css.actions}>
      {moves.map((move) => {
        const { icon, kind }: MoveLook = REVIEW_MOVES[move]
        return (
          <span className={move === 'cancel' ? css.cancel : undefined} key={move}>
            <Button disabled={isBusy} icon={icon} kind={kind} onClick={() => onPress(move)}>
              {t(`applications.review.move.${move}.go`)}
            </Button>
          </span>
        )
      })}
    </div>
  )
}

type SubmittedContentProps = { application: ApplicationWire; affiliateId: number }

/** Everything the applicant provided; what our records don't show comes first. */
function SubmittedContent({ application, affiliateId }: SubmittedContentProps) {
  const { t } = useTranslator('applications')
  const { signature, submittedAt } = application
  const reviewer = { knownOf: useRecordWords(), explained: t('applications.review.told') }
  return (
    <Card title={t('applications.review.given', { name: application.applicant.name ?? '' })}>
      <Question application={application} />
      <Open application={application} />
      <div className={summaryCss.summary}>
        <Part title={t('applications.apply.step.prerequisites')}>
          <StepValues reviewer={reviewer} shown={application} step="prerequisites" />
        </Part>
        <Part title={t('applications.apply.step.address')}>
          <StepValues reviewer={reviewer} shown={application} step="address" />
        </Part>
        <Part title={t('applications.documents.title')}>
          <DocumentList affiliateId={affiliateId} applicationId={application.id} />
        </Part>
        {signature && submittedAt && (
          <Part title={t('applications.standing.signature')}>
            <p>
              <StepValues reviewer={reviewer} shown={application} step="sign" />
            </p>
          </Part>
        )}
      </div>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={summaryCss.part}>
      <header>
        <h3 className={summaryCss.heading}>{title}</h3>
      </header>
      {children}
    </section>
  )
}

/** OF-04: why it came back, beside the answer. */
function Question({ application: { history, submittedAt } }: Pick<SubmittedContentProps, 'application'>) {
  const { t, formatDate, formatTime } = useTranslator('applications')
  const asked = history.findLast(({ move }) => move === 'ask' || move === 'return')
  if (!asked || !submittedAt) return null
  return (
    <div className={own.open}>
      <Banner icon={Undo2}>
        <strong>
          {t(`applications.review.moved.${asked.move === 'ask' ? 'ask' : 'return'}`, { name: asked.name })}
        </strong>
        <p className={own.question} dir="auto">
          {asked.reason}
        </p>
        <time dateTime={asked.at}>
          {t('applications.standing.when', { date: formatDate(asked.at), time: formatTime(asked.at) })}
        </time>
      </Banner>
    </div>
  )
}

function Open({ application }: Pick<SubmittedContentProps, 'application'>) {
  const { t, formatList } = useTranslator('applications')
  const open = application.prerequisites.filter(({ isMet }) => !isMet)
  if (open.length === 0) return null
  const list = formatList(
    open.map(({ code, needed }) => t(`applications.prerequisite.${code}`, { needed: needed ?? 0 })),
  )
  return (
    <div className={own.open}>
      <Banner icon={MessageSquare} tone="warn">
        {t('applications.review.open', { count: open.length, list })}
      </Banner>
    </div>
  )
}

/** What our records show about a prerequisite, worded for a reviewer. */
function useRecordWords(): (prerequisite: Prerequisite) => string {
  const { t } = useTranslator('applications')
  return ({ code, has, isMet }) => {
    if (code === 'dives') return t('applications.review.records.dives', { has: has ?? 0 })
    if (code !== 'age') return t(`applications.review.records.${isMet ? 'card' : 'noCard'}`)
    return has === null
      ? t('applications.review.records.noAge')
      : t('applications.review.records.age', { has })
  }
}
