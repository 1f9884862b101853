import type { FormListingWire } from '@fathom/contract/forms'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from './list.module.css'
import { SignedRow } from './signed-row.tsx'

/** CO-07: all of them. */
export function SignedForms({ forms }: { forms: readonly FormListingWire[] }) {
  const { t, formatNumber } = useTranslator('forms')
  if (forms.length === 0)
    return (
      <Card title={t('forms.list.signed.title')}>
        <EmptyState drawing={slate} level={3} title={t('forms.list.empty.title')}>
          {t('forms.list.empty.text')}
        </EmptyState>
      </Card>
    )
  return (
    <Card aside={formatNumber(forms.length)} title={t('forms.list.signed.title')}>
      <ul className={css.list}>
        {forms.map((form) => (
          <SignedRow form={form} key={form.id} />
        ))}
      </ul>
    </Card>
  )
}
