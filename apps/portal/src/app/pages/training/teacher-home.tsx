import { isDiveCenter } from '@fathom/domain/session'
import { useQuery } from '@tanstack/react-query'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import FileText from 'lucide-react/icons/file-text'
import { type ComponentProps, Suspense } from 'react'
import { useApplicationsForMe } from '../../../features/applications/index.ts'
import { useGuestFormRows } from '../../../features/forms/standings/guest-form-rows.tsx'
import { waitingQuery } from '../../../features/logbook/index.ts'
import { useUser } from '../../../features/session/index.ts'
import { NextSession } from '../../../features/training/classes/next-session.tsx'
import { TeacherBoard } from '../../../features/training/students/teacher-board.tsx'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { optionalPart } from '../../../shared/late-part.tsx'
import { paths } from '../../../shared/paths.ts'
import { NotKnownYet } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'

export { TeacherLead } from '../../../features/training/students/teacher-board.tsx'

const MessageLink = optionalPart(
  async () => (await import('../../../features/messages/message-link.tsx')).MessageLink,
)

type BoardProps = ComponentProps<typeof TeacherBoard>
type Props = Pick<BoardProps, 'affiliateId' | 'courses' | 'wanted' | 'skeletons' | 'cards'>

/** SN-01: the home of an instructor begins with who needs help today, that of a dive center with today's people. */
export function TeacherHome(props: Props) {
  const { affiliateType } = useUser()
  const { affiliateId, courses } = props
  const messageOf: BoardProps['messageOf'] = (enrolmentId, name, look) => (
    <Suspense>
      <MessageLink affiliateId={affiliateId} enrolmentId={enrolmentId} look={look} name={name} />
    </Suspense>
  )
  const given = { ...props, messageOf }
  return (
    <>
      {courses.data && courses.data.length > 0 && <NextSession affiliateId={affiliateId} />}
      {isDiveCenter(affiliateType) ? <CenterHome {...given} /> : <InstructorHome {...given} />}
    </>
  )
}

type HomeProps = Omit<BoardProps, 'waiting' | 'guests' | 'isCenter'>

function InstructorHome(props: HomeProps) {
  const dives = useQuery(waitingQuery(useCalls()))
  const waiting = (
    <Waiting
      affiliateId={props.affiliateId}
      dives={dives.data}
      isWaiting={dives.isLoading && dives.failureCount === 0}
    />
  )
  return <TeacherBoard {...props} isCenter={false} waiting={waiting} />
}

/** SN-04: guests are part of the first card, so it waits for them. */
function CenterHome(props: HomeProps) {
  const { rows, isWaiting } = useGuestFormRows(props.affiliateId)
  if (isWaiting) return props.skeletons
  return (
    <TeacherBoard
      {...props}
      guests={rows}
      isCenter={true}
      waiting={<Waiting affiliateId={props.affiliateId} dives={undefined} isWaiting={false} />}
    />
  )
}

type WaitingProps = { affiliateId: number; dives: number | undefined; isWaiting: boolean }

/** The dives to verify and the applications on which the reader has to act. */
function Waiting({ affiliateId, dives = 0, isWaiting }: WaitingProps) {
  const { t } = useTranslator('training-students')
  const applications = useApplicationsForMe(affiliateId)
  if (isWaiting || applications.isWaiting) return <NotKnownYet />
  const { count = 0 } = applications
  if (dives + count === 0) return null
  return (
    <Card title={t('training-students.waiting.title')}>
      <List>
        {dives > 0 && (
          <ListRow
            lead={<Tile icon={ClipboardCheck} />}
            title={t('training-students.waiting.dives', { count: dives })}
            to={paths.review()}
          />
        )}
        {count > 0 && (
          <ListRow
            lead={<Tile icon={FileText} />}
            title={t('training-students.waiting.applications', { count })}
            to={paths.formsApplications()}
          />
        )}
      </List>
    </Card>
  )
}
