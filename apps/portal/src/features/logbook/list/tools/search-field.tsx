import { useTranslator } from '../../../../shared/i18n/index.ts'
import { SearchInput } from '../../../../shared/ui/form/search-input.tsx'
import { usePause } from '../../../../shared/use-pause.ts'
import css from './tools.module.css'

type Props = { search: string; onSearch: (search: string) => void }

/** Searches title, place and buddies. */
export function SearchField({ search, onSearch }: Props) {
  const { t } = useTranslator('logbook-list')
  const { text, type, now } = usePause(search, onSearch)
  return (
    <div className={css.search}>
      <SearchInput
        clearLabel={t('logbook-list.search.clear')}
        hint={t('logbook-list.search.hint')}
        label={t('logbook-list.search.label')}
        onNow={now}
        onType={type}
        value={text}
      />
    </div>
  )
}
