import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { DeletionPlanned } from '../../features/account/security/index.ts'
import { i18n, useTranslator } from '../../shared/i18n/index.ts'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'

void i18n.need('translations')

/** Whoever has deleted their account is signed out by then, so the page is open. */
export function Page() {
  const { t } = useTranslator()
  const [query] = useSearchParams()
  const bones = (
    <Loading label={t('shell.loading.page')}>
      <Skeleton height="20rem" shape="block" />
    </Loading>
  )
  return (
    <Suspense fallback={bones}>
      <DeletionPlanned until={query.get('until')} />
    </Suspense>
  )
}
