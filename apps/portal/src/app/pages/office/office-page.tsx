import { CONTENT_KINDS, mayOpen, type OfficePage } from '@fathom/domain/office'
import type { Messages } from '@fathom/locales'
import { useQuery } from '@tanstack/react-query'
import { HomeScreen } from '../../../features/office/home/home-screen.tsx'
import { ownRightsQuery } from '../../../features/office/index.ts'
import { useUser } from '../../../features/session/index.ts'
import { useCalls } from '../../../shared/calls.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([
  i18n.need('office-queues'),
  i18n.need('training-office'),
  i18n.need('training-banks'),
  i18n.need('account-security'),
  i18n.need('session-office'),
  i18n.need('codes-office'),
  i18n.need('certifications-desk'),
  i18n.need('office-figures'),
  i18n.need('integrations'),
  i18n.need('office'),
])

/** OF-02. */
export function Page() {
  const { t } = useTranslator('office')
  return (
    <OfficeLayout actions={<Pages />} title={t('shell.page.office')}>
      <HomeScreen />
    </OfficeLayout>
  )
}

const PAGES = [
  { page: 'people', to: paths.officePeople(), title: 'office.right.people' },
  { page: 'packages', to: paths.officePackages(), title: 'training-office.list.title' },
  { page: 'banks', to: paths.officeBanks(), title: 'training-banks.title' },
  { page: 'certifications', to: paths.officeCertifications(), title: 'certifications-desk.title' },
  { page: 'codes', to: paths.officeCodes(), title: 'codes-office.title' },
  { page: CONTENT_KINDS, to: paths.officeContent(), title: 'office.right.content' },
  { page: 'figures', to: paths.officeFigures(), title: 'office-figures.title' },
  { page: 'integrations', to: paths.officeIntegrations(), title: 'integrations.title' },
  { page: 'security', to: paths.officeSecurity(), title: 'session-office.title' },
  { page: 'audit', to: paths.officeAudit(), title: 'office.right.audit' },
] as const satisfies readonly {
  /** The right of any of them opens it. */
  page: OfficePage | readonly OfficePage[]
  to: string
  title: keyof Messages
}[]

/** OF-01: only what may be opened. */
function Pages() {
  const { t } = useTranslator(
    'certifications-desk',
    'codes-office',
    'integrations',
    'office',
    'office-figures',
    'session-office',
    'training-banks',
    'training-office',
  )
  const { hasSecondFactor } = useUser()
  const { data: rights = [] } = useQuery({ ...ownRightsQuery(useCalls()), enabled: hasSecondFactor })
  return PAGES.filter(({ page }) => [page].flat().some((each) => mayOpen(each, rights))).map(
    ({ to, title }) => (
      <ButtonLink key={to} to={to}>
        {t(title)}
      </ButtonLink>
    ),
  )
}
