import { isDiveCenter } from '@fathom/domain/session'
import { Suspense } from 'react'
import {
  isCanceled,
  useFreshAuthentication,
} from '../../../features/account/security/fresh-authentication.tsx'
import { CodesLeft } from '../../../features/codes/codes-left.tsx'
import { StudentStanding, useStandings } from '../../../features/forms/standings/standing-cards.tsx'
import { FormTasks } from '../../../features/forms/witness/form-tasks.tsx'
import { MessageLink } from '../../../features/messages/message-link.tsx'
import { useUser } from '../../../features/session/index.ts'
import { CounterScreen } from '../../../features/training/center/counter-screen.tsx'
import { HolderScan } from '../../../features/trust/holder-scan.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate } from '../../../shared/router/index.ts'

await Promise.all([
  i18n.need('training-classes'),
  i18n.need('training-center'),
  i18n.need('training-students'),
  i18n.need('training-record'),
  i18n.need('forms'),
  i18n.need('forms-standing'),
  i18n.need('forms-signers'),
  i18n.need('trust'),
  i18n.need('messages'),
])

for (const area of ['account', 'account-security', 'translations'] as const) void i18n.need(area)

/** LE-10: for dive centers only. */
export function Page() {
  const { affiliateId, affiliateType } = useUser()
  if (!isDiveCenter(affiliateType)) return <Navigate replace={true} to={paths.unauthorized()} />
  return (
    <Suspense>
      <CounterWithForms affiliateId={affiliateId} key={affiliateId} />
    </Suspense>
  )
}

function CounterWithForms({ affiliateId }: { affiliateId: number }) {
  const standings = useStandings(affiliateId)
  const { givenName, familyName } = useUser()
  const { freshly, dialog } = useFreshAuthentication()
  const witness = {
    affiliateId,
    name: `${givenName} ${familyName}`.trim(),
    freshly,
    isCanceled,
    isCenter: true,
  }
  return (
    <>
      <CounterScreen
        affiliateId={affiliateId}
        codes={<CodesLeft affiliateId={affiliateId} />}
        formsOf={(student) => <StudentStanding standings={standings} student={student} />}
        messageOf={(enrolmentId, name) => (
          <MessageLink
            affiliateId={affiliateId}
            enrolmentId={enrolmentId}
            look={{ size: 'lg' }}
            name={name}
          />
        )}
        scan={(onHolder, onClose) => <HolderScan onClose={onClose} onHolder={onHolder} />}
        tasksOf={(student, name) => <FormTasks name={name} student={student} witness={witness} />}
      />
      {dialog}
    </>
  )
}
