import { firstDayAllowed } from '@fathom/domain/dsd'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { BeginRefused } from '../begin-problem.tsx'
import column from '../dsd.module.css'

/** VA-07: for guests who open this URL directly, the same message as on the welcome screen. */
export function TooYoung({ birthdate }: { birthdate: string }) {
  const { t } = useTranslator('dsd')
  return (
    <div className={column.column}>
      <PageHeader lead={t('dsd.welcome.lead')} title={t('dsd.welcome.title')} />
      <BeginRefused from={firstDayAllowed(birthdate)} why={t('dsd.problem.too-young')} />
    </div>
  )
}
