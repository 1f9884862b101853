import type { ApplicationWire } from '@fathom/contract/applications'
import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import css from '../apply.module.css'

type Props = { application: Pick<ApplicationWire, 'history'>; isFirst: boolean }

/** Above a returned draft: who returned it, when and why; on the first step also what to do about it. */
export function Returned({ application, isFirst }: Props) {
  const { t, formatDate } = useTranslator('applications')
  const last = application.history.at(-1)
  if (last?.move !== 'return') return null
  return (
    <div className={css.returned}>
      <Banner icon={Undo2} tone="buoy">
        <strong>
          {t('applications.apply.returned.title', { name: last.name, date: formatDate(last.at, 'long') })}
        </strong>
        <p className={css.reason} dir="auto">
          {last.reason}
        </p>
        {isFirst && <p>{t('applications.apply.returned.text')}</p>}
      </Banner>
    </div>
  )
}
