import { Suspense } from 'react'
import { CardsScreen } from '../../features/promos/cards/index.ts'
import { i18n } from '../../shared/i18n/index.ts'

await i18n.need('promos')

/** RT-24 */
export function Page() {
  return (
    <Suspense>
      <CardsScreen />
    </Suspense>
  )
}
