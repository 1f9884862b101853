import {
  isCanceled,
  useFreshAuthentication,
} from '../../../features/account/security/fresh-authentication.tsx'
import { PersonScreen, usePeoplePath, usePersonName } from '../../../features/office/people/person-screen.tsx'
import { CheckedAddress } from '../../../features/references/index.ts'
import { useUser } from '../../../features/session/index.ts'
import { useDeviceName } from '../../../features/session/list/index.ts'
import { EndSessions } from '../../../features/session/security-log/end-sessions.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { useParams } from '../../../shared/router/index.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([
  i18n.need('office-people'),
  i18n.need('office-merge'),
  i18n.need('certifications-desk'),
  i18n.need('office-audit'),
  i18n.need('office'),
  i18n.need('profile'),
  i18n.need('applications'),
  i18n.need('certifications-cards'),
  i18n.need('integrations'),
  i18n.need('messages'),
  i18n.need('forms-standing'),
  i18n.need('session-office'),
  i18n.need('account-security'),
  i18n.need('translations'),
])
// Of the dialog that asks again for the password.
void i18n.need('account')

/** OF-03. */
export function Page() {
  const { t } = useTranslator('office')
  const { affiliateId = '' } = useParams()
  const { affiliateId: me } = useUser()
  const { freshly, dialog } = useFreshAuthentication()
  return (
    <OfficeLayout
      above={{ to: usePeoplePath(), name: t('office.right.people') }}
      page="people"
      title={usePersonName(affiliateId) || t('office.right.people')}
    >
      <PersonScreen
        addressFields={(props) => <CheckedAddress {...props} />}
        affiliateId={affiliateId}
        deviceName={useDeviceName()}
        endSessions={(id, onEnded) => <EndSessions number={String(id)} onEnded={onEnded} />}
        key={affiliateId}
        me={me}
        signing={{ freshly, isCanceled }}
      />
      {dialog}
    </OfficeLayout>
  )
}
