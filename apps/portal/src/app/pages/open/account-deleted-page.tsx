import { Suspense, useEffect, useState } from 'react'
import { DeletionPlanned } from '../../../features/account/security/deletion.tsx'
import { useSessionContext } from '../../../features/session/index.ts'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate } from '../../../shared/router/index.ts'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'

void i18n.need('translations')

/**
 * A user who has deleted their account is signed out by now, so this page needs no session. Everyone else
 * sees the state of their account in the settings.
 */
export function Page() {
  const { t } = useTranslator()
  const isSignedIn = useIsSignedIn()
  const skeletons = (
    <Loading label={t('shell.loading.page')}>
      <Skeleton height="20rem" shape="block" />
    </Loading>
  )
  if (isSignedIn) return <Navigate replace={true} to={paths.settings()} />
  return (
    <Suspense fallback={skeletons}>{isSignedIn === undefined ? skeletons : <DeletionPlanned />}</Suspense>
  )
}

/** Undefined until it is known; false while offline. */
function useIsSignedIn(): boolean | undefined {
  const { session } = useSessionContext()
  const [isSignedIn, setIsSignedIn] = useState<boolean>()
  useEffect(() => {
    session.refresh().then((outcome) => setIsSignedIn(outcome === 'signed-in'))
  }, [session])
  return isSignedIn
}
