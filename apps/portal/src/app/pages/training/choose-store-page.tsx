import Check from 'lucide-react/icons/check'
import { Suspense } from 'react'
import { StoreSearch } from '../../../features/references/index.ts'
import { ChooseStoreScreen } from '../../../features/training/course/choose-store-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { useParams } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'

await Promise.all([i18n.need('training-learn'), i18n.need('training-course'), i18n.need('profile')])

/** LE-04 */
export function Page() {
  const { t } = useTranslator('training-course')
  const { id = '' } = useParams()
  return (
    <Suspense>
      <ChooseStoreScreen
        id={id}
        key={id}
        search={(choose, { isBusy, now }) => (
          <StoreSearch
            action={({ storeNumber, name }) =>
              storeNumber === now ? (
                <Badge icon={Check} tone="ok">
                  {t('training-course.store.now')}
                </Badge>
              ) : (
                <Button busy={isBusy} kind="soft" onClick={() => choose(storeNumber)} size="sm">
                  {t('training-course.store.choose')}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              )
            }
          />
        )}
      />
    </Suspense>
  )
}
