import { Suspense } from 'react'
import { ImportScreen } from '../../../features/logbook/import/import-screen.tsx'
import { PreviewScreen } from '../../../features/logbook/import/preview-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { useParams } from '../../../shared/router/index.ts'

await Promise.all([i18n.need('logbook'), i18n.need('logbook-import')])

/** LO-01 to LO-04: imports of dives, and one of them. */
export function Page() {
  const { affiliateId } = useUser()
  const { importId } = useParams()
  return (
    <Suspense>
      {importId ? (
        <PreviewScreen affiliateId={affiliateId} importId={importId} key={`${affiliateId} ${importId}`} />
      ) : (
        <ImportScreen key={affiliateId} />
      )}
    </Suspense>
  )
}
