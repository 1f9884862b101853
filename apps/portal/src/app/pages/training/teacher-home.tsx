import { isDiveCenter } from '@fathom/domain/session'
import { useQuery } from '@tanstack/react-query'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import FileText from 'lucide-react/icons/file-text'
import type { ComponentProps, ReactNode } from 'react'
import { useApplicationsForMe } from '../../../features/applications/index.ts'
import { useGuestFormRows } from '../../../features/forms/standings/guest-form-rows.tsx'
import { waitingQuery } from '../../../features/logbook/index.ts'
import { MessageLink, useIsMessageLinkWaiting } from '../../../features/messages/message-link.tsx'
import { useUser } from '../../../features/session/index.ts'
import { NextSessionBanner, useNextSession } from '../../../features/training/classes/next-session.tsx'
import {
  ClassLead,
  TeacherBoard,
  useIsClassWaiting,
} from '../../../features/training/students/teacher-board.tsx'
import { useCalls } from '../../../shared/calls.tsx'
import { isFirstAnswerWaiting } from '../../../shared/first-answer.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { NotKnownYet } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'

type BoardProps = ComponentProps<typeof TeacherBoard>
type Props = Pick<BoardProps, 'affiliateId' | 'courses' | 'wanted' | 'skeletons' | 'cards'>

/** SN-01: the home of an instructor begins with who needs help today, that of a dive center with today's people. */
export function TeacherHome(props: Props) {
  const { affiliateType } = useUser()
  const { affiliateId } = props
  const session = useNextSession({ affiliateId })
  const messageOf: BoardProps['messageOf'] = (enrolmentId, name, look) => (
    <MessageLink affiliateId={affiliateId} enrolmentId={enrolmentId} look={look} name={name} />
  )
  const banner = session.next && <NextSessionBanner {...session.next} />
  const given = { ...props, banner, messageOf }
  return isDiveCenter(affiliateType) ? <CenterHome {...given} /> : <InstructorHome {...given} />
}

/** Below the greeting: the class in one sentence. */
export const TeacherLead = ClassLead

/** SN-04: whether something is missing that decides what stands first. */
function useIsWaiting(affiliateId: number): boolean {
  const session = useNextSession({ affiliateId })
  const isLinkWaiting = useIsMessageLinkWaiting(affiliateId)
  return useIsClassWaiting(affiliateId) || isLinkWaiting || session.isWaiting
}

/** Guests are part of a dive center's first card. */
function useIsCenterWaiting(affiliateId: number): boolean {
  const guests = useGuestFormRows(affiliateId)
  return useIsWaiting(affiliateId) || guests.isWaiting
}

type HomeProps = Omit<BoardProps, 'waiting' | 'guests' | 'isCenter'> & { banner: ReactNode }

function InstructorHome({ banner, ...props }: HomeProps) {
  const isWaiting = useIsWaiting(props.affiliateId)
  const dives = useQuery(waitingQuery(useCalls()))
  const waiting = (
    <Waiting affiliateId={props.affiliateId} dives={dives.data} isWaiting={isFirstAnswerWaiting(dives)} />
  )
  if (isWaiting) return props.skeletons
  return (
    <>
      {banner}
      <TeacherBoard {...props} isCenter={false} waiting={waiting} />
    </>
  )
}

function CenterHome({ banner, ...props }: HomeProps) {
  const { rows } = useGuestFormRows(props.affiliateId)
  if (useIsCenterWaiting(props.affiliateId)) return props.skeletons
  return (
    <>
      {banner}
      <TeacherBoard
        {...props}
        guests={rows}
        isCenter={true}
        waiting={<Waiting affiliateId={props.affiliateId} dives={undefined} isWaiting={false} />}
      />
    </>
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
