import { isDiveCenter, isProfessional } from '@fathom/domain/session'
import { Suspense } from 'react'
import {
  isCanceled,
  useFreshAuthentication,
} from '../../../features/account/security/fresh-authentication.tsx'
import { ConfirmBirthDate } from '../../../features/forms/standings/confirm-birth-date.tsx'
import {
  GuestStandings,
  StudentStanding,
  useStandings,
} from '../../../features/forms/standings/standing-cards.tsx'
import { FormTasks } from '../../../features/forms/witness/form-tasks.tsx'
import { SettledPages } from '../../../features/forms/witness/settled-pages.tsx'
import { MessageLink } from '../../../features/messages/message-link.tsx'
import { useUser } from '../../../features/session/index.ts'
import { CenterList } from '../../../features/training/center/center-list.tsx'
import { StudentsScreen } from '../../../features/training/students/students-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate } from '../../../shared/router/index.ts'

await Promise.all([
  i18n.need('training-students'),
  i18n.need('training-center'),
  i18n.need('messages'),
  i18n.need('forms'),
  i18n.need('forms-standing'),
  i18n.need('forms-signers'),
])

for (const area of ['account', 'account-security', 'translations'] as const) void i18n.need(area)

/** SC-16: for professionals and stores only. */
export function Page() {
  const { affiliateId, affiliateType } = useUser()
  if (!isProfessional(affiliateType)) return <Navigate replace={true} to={paths.unauthorized()} />
  return (
    <Suspense>
      <StudentsWithForms affiliateId={affiliateId} key={affiliateId} />
    </Suspense>
  )
}

/** TS-04: each row shows how the student's forms stand; guests follow below. */
function StudentsWithForms({ affiliateId }: { affiliateId: number }) {
  const standings = useStandings(affiliateId)
  const user = useUser()
  const { freshly, dialog } = useFreshAuthentication()
  const name = `${user.givenName} ${user.familyName}`.trim()
  const isCenter = isDiveCenter(user.affiliateType)
  const witness = { affiliateId, name, freshly, isCanceled, isCenter }
  return (
    <>
      <StudentsScreen
        affiliateId={affiliateId}
        center={isCenter && <CenterList affiliateId={affiliateId} />}
        messageOf={(enrolmentId, name) => (
          <MessageLink affiliateId={affiliateId} enrolmentId={enrolmentId} name={name} />
        )}
        formsOf={(student) => <StudentStanding standings={standings} student={student} />}
      />
      <GuestStandings
        confirmOf={(guest) => (
          <ConfirmBirthDate
            affiliateId={affiliateId}
            freshly={freshly}
            isCanceled={isCanceled}
            isCenter={isCenter}
            student={guest.affiliateId}
          />
        )}
        pagesOf={(guest) => <SettledPages name={guest.name} student={guest.affiliateId} />}
        standings={standings}
        tasksOf={(guest) => <FormTasks name={guest.name} student={guest.affiliateId} witness={witness} />}
      />
      {dialog}
    </>
  )
}
