import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { SearchInput } from '../../../shared/ui/form/search-input.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'

type Props = { value: string; onChange: (text: string) => void }

export function StudentSearch({ value, onChange }: Props) {
  const { t } = useTranslator('training-students')
  return (
    <SearchInput
      clearLabel={t('training-students.search.clear')}
      hasResults={value !== ''}
      hint={t('training-students.search.label')}
      label={t('training-students.search.label')}
      onNow={onChange}
      onType={onChange}
      value={value}
    />
  )
}

export function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslator('training-students')
  return (
    <Card>
      <EmptyState
        action={<Button onClick={onShowAll}>{t('training-students.noMatch.showAll')}</Button>}
        drawing={lostCompass}
        title={t('training-students.noMatch.title')}
      >
        {t('training-students.noMatch.text')}
      </EmptyState>
    </Card>
  )
}
