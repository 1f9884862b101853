import { BankScreen } from '../../../features/training/banks/bank-screen.tsx'
import { BanksScreen } from '../../../features/training/banks/banks-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useParams } from '../../../shared/router/index.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([
  i18n.need('training-banks'),
  i18n.need('training-office'),
  i18n.need('account-security'),
  i18n.need('office'),
])

/** The question banks, or one of them. */
export function Page() {
  const { t } = useTranslator('training-banks')
  const { packageId, culture } = useParams()
  const isOne = packageId !== undefined && culture !== undefined
  const above = isOne
    ? { to: paths.officeBanks(), name: t('training-banks.title') }
    : { to: paths.office(), name: t('shell.page.office') }
  return (
    <OfficeLayout above={above} page="banks" title={t('training-banks.title')}>
      {isOne ? <BankScreen of={{ packageId, culture }} /> : <BanksScreen />}
    </OfficeLayout>
  )
}
