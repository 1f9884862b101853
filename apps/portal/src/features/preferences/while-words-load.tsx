import { type ReactNode, Suspense } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'

/** Holds the place of a screen while the words of this room are on their way. */
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
