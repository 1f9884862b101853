import { Suspense } from 'react'
import { PromosScreen } from '../../../features/promos/promos-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'

await i18n.need('promos')

/** RT-24 */
export function Page() {
  return (
    <Suspense>
      <PromosScreen />
    </Suspense>
  )
}
