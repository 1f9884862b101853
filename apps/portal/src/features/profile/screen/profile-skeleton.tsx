import { useTranslator } from '../../../shared/i18n/index.ts'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import css from './profile-skeleton.module.css'

const WORDS_AND_FIELDS = [5, 2, 6]

/** Skeleton of the screen: the header, then three sections with their text beside their fields. */
export function ProfileSkeleton() {
  const { t } = useTranslator('profile')
  return (
    <Loading label={t('profile.loading')}>
      <div className={css.head}>
        <Skeleton height="5.5rem" shape="circle" width="5.5rem" />
        <Skeleton shape="title" width="14rem" />
      </div>
      {WORDS_AND_FIELDS.map((count) => (
        <div className={css.part} key={count}>
          <Skeleton shape="title" width="8rem" />
          <div className={css.fields}>
            {Array.from({ length: count }, (_, index) => (
              <Skeleton height="3.25rem" key={String(index)} shape="block" />
            ))}
          </div>
        </div>
      ))}
    </Loading>
  )
}
