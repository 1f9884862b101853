import { Suspense, useEffect } from 'react'
import { WithStoredUnit } from '../../../features/logbook/with-stored-unit.tsx'
import { useSessionContext } from '../../../features/session/index.ts'
import { VerifyScreen } from '../../../features/trust/verify-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { openOffline } from '../../../shared/offline/open-offline.ts'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'

void i18n.need('trust')

const MANIFEST = '/verify.webmanifest'

/** RO-01: open to everyone, and works offline. */
export function Page() {
  const { t } = useTranslator()
  const { session } = useSessionContext()
  // The page opens without a session; only a person who confirms a dive needs one.
  const findPerson = async () => {
    await session.refresh()
    const current = session.current()
    // TS-06: the person who holds a device that was handed over isn't its person.
    return current?.handedOver ? undefined : current?.user.affiliateId
  }
  useEffect(() => {
    const spoken = { locale: () => i18n.current().locale, onLocale: i18n.subscribe }
    openOffline(spoken).catch((cause: unknown) => console.warn('this page does not open offline here', cause))
  }, [])
  const skeletons = (
    <Loading label={t('shell.loading.page')}>
      <Skeleton height="24rem" shape="block" />
    </Loading>
  )
  return (
    <>
      <link href={MANIFEST} rel="manifest" />
      <Suspense fallback={skeletons}>
        <WithStoredUnit>{(unit) => <VerifyScreen findPerson={findPerson} unit={unit} />}</WithStoredUnit>
      </Suspense>
    </>
  )
}
