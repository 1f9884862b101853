import { useTranslator } from '../../shared/i18n/index.ts'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import css from './dsd.module.css'

export function DsdSkeleton() {
  const { t } = useTranslator()
  return (
    <Loading label={t('shell.loading.page')}>
      <div className={css.column}>
        <Skeleton height="2.5rem" width="60%" />
        <Skeleton height="14rem" shape="block" />
        <Skeleton height="10rem" shape="block" />
      </div>
    </Loading>
  )
}
