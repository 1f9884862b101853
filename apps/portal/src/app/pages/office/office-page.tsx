import { useQuery } from '@tanstack/react-query'
import { HomeScreen } from '../../../features/office/home/home-screen.tsx'
import { ownRightsQuery } from '../../../features/office/index.ts'
import { useUser } from '../../../features/session/index.ts'
import { useCalls } from '../../../shared/calls.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { OfficeLayout } from './office-layout.tsx'
import { OFFICE_PAGE_WORDS, officePagesFor } from './office-pages.ts'

await Promise.all([
  i18n.need('office-queues'),
  i18n.need('account-security'),
  ...OFFICE_PAGE_WORDS.map((area) => i18n.need(area)),
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

function Pages() {
  const { t } = useTranslator(...OFFICE_PAGE_WORDS)
  const { hasSecondFactor } = useUser()
  const { data: rights = [] } = useQuery({ ...ownRightsQuery(useCalls()), enabled: hasSecondFactor })
  return officePagesFor(rights).map(({ to, title }) => (
    <ButtonLink key={to} to={to}>
      {t(title)}
    </ButtonLink>
  ))
}
