import { isDiveCenter } from '@fathom/domain/session'
import { mayCertify } from '@fathom/domain/training'
import { Suspense } from 'react'
import {
  isCanceled,
  useFreshAuthentication,
} from '../../../features/account/security/fresh-authentication.tsx'
import { StudentForms } from '../../../features/forms/list/student-forms.tsx'
import { ConfirmBirthDate } from '../../../features/forms/standings/confirm-birth-date.tsx'
import { CertifyNotice, StudentStandingCard } from '../../../features/forms/standings/standing-cards.tsx'
import { FormTasks } from '../../../features/forms/witness/form-tasks.tsx'
import { SettledPages } from '../../../features/forms/witness/settled-pages.tsx'
import { MessageLink } from '../../../features/messages/message-link.tsx'
import { useUser } from '../../../features/session/index.ts'
import { StudentRecordScreen } from '../../../features/training/students/student-record-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate, useParams, useSearchParams } from '../../../shared/router/index.ts'

await Promise.all([
  i18n.need('training-students'),
  i18n.need('messages'),
  i18n.need('training-records'),
  i18n.need('training-record'),
  i18n.need('training-learn'),
  i18n.need('training-exam'),
  i18n.need('logbook'),
  i18n.need('forms'),
  i18n.need('forms-standing'),
  i18n.need('forms-signers'),
])

for (const area of ['account', 'account-security', 'translations'] as const) void i18n.need(area)

const NUMBER = /^[1-9]\d{0,9}$/

/** RT-11: the query names the student; if it has only an e-mail address, the number in the path does. */
export function Page() {
  const { studentId = '', courseId } = useParams()
  const user = useUser()
  const { affiliateId, affiliateType, givenName, familyName } = user
  const { freshly, dialog } = useFreshAuthentication()
  const isCenter = isDiveCenter(affiliateType)
  const [query] = useSearchParams()
  const student = query.get('affiliateId') || studentId
  if (!NUMBER.test(student)) return <Navigate replace={true} to={paths.unauthorized()} />
  return (
    <Suspense>
      <StudentRecordScreen
        clearanceOf={(title) => (
          <CertifyNotice affiliateId={affiliateId} student={Number(student)} title={title} />
        )}
        courseId={courseId}
        key={student}
        mayCertify={mayCertify(affiliateType)}
        messageOf={(enrolmentId, name) => (
          <MessageLink affiliateId={affiliateId} enrolmentId={enrolmentId} name={name} />
        )}
        safety={
          <>
            <StudentStandingCard affiliateId={affiliateId} student={Number(student)}>
              <ConfirmBirthDate
                affiliateId={affiliateId}
                freshly={freshly}
                isCanceled={isCanceled}
                isCenter={isCenter}
                student={Number(student)}
              />
            </StudentStandingCard>
            <FormTasks
              student={Number(student)}
              witness={{
                affiliateId,
                name: `${givenName} ${familyName}`.trim(),
                freshly,
                isCanceled,
                isCenter,
              }}
            />
          </>
        }
        student={Number(student)}
      />
      <SettledPages student={Number(student)} />
      <StudentForms student={Number(student)} />
      {dialog}
    </Suspense>
  )
}
