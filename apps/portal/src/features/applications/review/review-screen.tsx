import type { ApplicationWire } from '@fathom/contract/applications'
import type { ApplicationMove } from '@fathom/domain/applications'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { priceText } from '../../../shared/price-text.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Face } from '../faces/face.tsx'
import { Happened } from '../progress/happened.tsx'
import { ApplicationBody } from '../status/application-body.tsx'
import { ApplicationHeader } from '../status/application-header.tsx'
import { FeesTable } from '../summary/fees-table.tsx'
import { PersonRow } from '../summary/people-rows.tsx'
import { Given } from './given.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { type MoveLook, REVIEW_MOVES, type ReviewMove } from './moves.ts'
import css from './review.module.css'
import { situationOf } from './situation.ts'
import { useReview } from './use-review.ts'

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
        main={<Given affiliateId={affiliateId} application={application} />}
        now={<NowCard affiliateId={affiliateId} application={application} />}
      />
    </>
  )
}

function Aside({ application }: Pick<Props, 'application'>) {
  const { t, formatNumber } = useTranslator('applications')
  const { applicant, instructor, store, fees } = application
  const number = formatNumber(applicant.affiliateId, { useGrouping: false })
  return (
    <>
      <Card title={t('applications.standing.people')}>
        <List>
          <ListRow
            lead={<Face name={applicant.name ?? ''} of="applicant" />}
            text={t('applications.review.applicant', { number })}
            title={<bdi>{applicant.name}</bdi>}
          />
          {instructor && <PersonRow chosen={instructor} kind="instructor" />}
          {store && <PersonRow chosen={store} kind="store" />}
        </List>
      </Card>
      <Card title={t('applications.standing.fees')}>
        <FeesTable fees={fees} />
      </Card>
      <Passed application={application} />
    </>
  )
}

/** The history as reviewers see it, with everyone's name. */
function Passed({ application }: { application: ApplicationWire }) {
  const { t } = useTranslator('applications')
  return (
    <Happened
      application={application}
      started={t('applications.review.moved.start', { name: application.applicant.name ?? '' })}
      wordsOf={({ move, name }) => t(`applications.review.moved.${move}`, { name })}
    />
  )
}

type NowCardProps = { application: ApplicationWire; affiliateId: number }

/** What the reader is expected to do, and the moves that they may make now. */
function NowCard({ application, affiliateId }: NowCardProps) {
  const { t, formatNumber } = useTranslator('applications')
  const [asked, setAsked] = useState<ReviewMove>()
  const review = useReview(application, affiliateId, () => setAsked(undefined))
  const situation = situationOf(application)
  const words = {
    name: application.applicant.name ?? '',
    instructor: application.instructor?.name ?? '',
    amount: priceText({ formatNumber }, application.fees.total),
  }
  const press = (move: ReviewMove) => (REVIEW_MOVES[move].isAsked ? setAsked(move) : review.go(move, ''))
  return (
    <Card title={t(`applications.review.now.${situation}.title`, words)}>
      <p className={css.text}>{t(`applications.review.now.${situation}.text`, words)}</p>
      <MoveButtons isBusy={review.isPending} moves={application.moves} onPress={press} />
      {review.problem && asked === undefined && (
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
      <MoveDialog asked={asked} name={words.name} onClose={() => setAsked(undefined)} review={review} />
    </Card>
  )
}

type ButtonsProps = {
  moves: readonly ApplicationMove[]
  isBusy: boolean
  onPress: (move: ReviewMove) => void
}

const isReviewMove = (move: ApplicationMove): move is ReviewMove => move !== 'submit'

function MoveButtons({ moves, isBusy, onPress }: ButtonsProps) {
  const { t } = useTranslator('applications')
  if (moves.length === 0) return null
  return (
    <div className={css.actions}>
      {moves.filter(isReviewMove).map((move) => {
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
