import { codeIn } from '@fathom/domain/codes'
import { Suspense } from 'react'
import { CodesScreen } from '../../../features/codes/codes-screen.tsx'
import { StoreSearch } from '../../../features/references/index.ts'
import { useUser } from '../../../features/session/index.ts'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { useSearchParams } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'

await Promise.all([i18n.need('codes'), i18n.need('profile')])

/** SC-10. `?code=` brings a code to redeem, `?claim=` one that another person shared. */
export function Page() {
  const { t } = useTranslator('codes')
  const { affiliateId } = useUser()
  const [query, setQuery] = useSearchParams()
  const given = query.get('code')
  return (
    <>
      <PageHeader lead={t('codes.lead')} title={t('codes.title')} />
      <Suspense>
        <CodesScreen
          affiliateId={affiliateId}
          claim={query.get('claim') ?? undefined}
          given={given === null ? undefined : codeIn(given, location.origin)}
          key={affiliateId}
          onClaimed={() => setQuery({}, { replace: true })}
          storeLookup={(choose, isBusy) => (
            <StoreSearch
              action={({ storeNumber, name }) => (
                <Button busy={isBusy} kind="soft" onClick={() => choose(storeNumber)} size="sm">
                  {t('codes.store.choose')}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              )}
            />
          )}
        />
      </Suspense>
    </>
  )
}
