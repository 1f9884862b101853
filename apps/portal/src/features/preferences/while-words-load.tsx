import { type ReactNode, Suspense } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'

/** Placeholder for a screen while this feature's text loads. */
export function WhileWordsLoad({ children }: { children: ReactNode }) {
  const { t } = useTranslator()
  const skeletons = (
    <Loading label={t('shell.loading.page')}>
      <Skeleton shape="title" />
      <Skeleton height="20rem" shape="block" />
    </Loading>
  )
  return <Suspense fallback={skeletons}>{children}</Suspense>
}
