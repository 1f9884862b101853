import { type StoresQuery, stores } from '@fathom/contract/references'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Store from 'lucide-react/icons/store'
import { type ReactNode, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { SearchInput } from '../../shared/ui/form/search-input.tsx'
import { List, ListRow } from '../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../shared/ui/surface/tile.tsx'
import { usePause } from '../../shared/use-pause.ts'
import css from './participant-lookup.module.css'

type StoreFound = StoresQuery['stores'][number]

type Props = {
  /** What to offer for a result, such as a button that selects it. */
  action: (store: StoreFound) => ReactNode
}

const LEAST = 2

/** LE-04: finds a dive center by its name, its city or its number. */
export function StoreSearch({ action }: Props) {
  const { t, locale } = useTranslator('profile')
  const { graph } = useCalls()
  const [search, setSearch] = useState('')
  const { text, type, now } = usePause(search, setSearch)
  const isAsking = search.length >= LEAST
  const found = useQuery({
    queryKey: ['references', 'stores', search],
    queryFn: async ({ signal }) => (await graph.request(stores, { search }, { signal })).stores,
    enabled: isAsking,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const regions = new Intl.DisplayNames([locale], { type: 'region' })
  const placeOf = ({ city, countryId }: StoreFound) =>
    [city, countryId && regions.of(countryId)].filter(Boolean).join(', ')
  const list = isAsking ? (found.data ?? []) : []
  return (
    <div className={css.search}>
      <SearchInput
        clearLabel={t('profile.lookup.storeClear')}
        hint={t('profile.lookup.storeHint')}
        label={t('profile.lookup.storeSearch')}
        onNow={now}
        onType={type}
        value={text}
      />
      {found.isError && isAsking ? (
        <ErrorState
          onRetry={() => void found.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={found.isFetching}
          title={t('profile.lookup.problem.failed')}
        />
      ) : (
        <>
          <p className="visually-hidden" role="status">
            {isAsking && found.data && t('profile.lookup.storeCount', { count: list.length })}
          </p>
          {list.length > 0 && (
            <List label={t('profile.lookup.found')}>
              {list.map((store) => (
                <ListRow
                  end={action(store)}
                  key={store.storeNumber}
                  lead={<Tile icon={Store} />}
                  text={<bdi>{placeOf(store)}</bdi>}
                  title={<bdi>{store.name}</bdi>}
                />
              ))}
            </List>
          )}
          {isAsking && found.data?.length === 0 && <p>{t('profile.lookup.storeNone')}</p>}
        </>
      )}
    </div>
  )
}
