import { useTranslator } from '../../shared/i18n/index.ts'
import { SearchInput } from '../../shared/ui/form/search-input.tsx'
import { usePause } from '../../shared/use-pause.ts'

type Props = { search: string; onSearch: (search: string) => void }

/** For the name, e-mail address or number of a person; searches after a pause in typing. */
export function SearchLine({ search, onSearch }: Props) {
  const { t } = useTranslator('office-people')
  const { text, type, now } = usePause(search, onSearch)
  return (
    <SearchInput
      clearLabel={t('office-people.clear')}
      hasResults={search !== ''}
      hint={t('office-people.search')}
      label={t('office-people.search')}
      onNow={now}
      onType={type}
      value={text}
    />
  )
}
