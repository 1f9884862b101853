import { firstDayAllowed } from '@fathom/domain/dsd'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { BeginRefused } from '../begin-problem.tsx'
import column from '../dsd.module.css'

/** VA-07: whoever comes here by the address reads what the welcome would have said. */
export function TooYoung({ birthdate }: { birthdate: string }) {
  const { t } = useTranslator('dsd')
  return (
    <div className={column.column}>
      <PageHeader lead={t('dsd.welcome.lead')} title={t('dsd.welcome.title')} />
      <BeginRefused from={firstDayAllowed(birthdate)} why={t('dsd.problem.too-young')} />
    </div>
  )
}
