import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import css from './notification-drawer.module.css'

/** Has the shape of the content it stands in for. */
export function RowSkeletons({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <Loading label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <span className={css.skeleton} key={index}>
          <Skeleton height="2.75rem" shape="block" width="2.75rem" />
          <span>
            <Skeleton shape="title" />
            <Skeleton width="60%" />
          </span>
        </span>
      ))}
    </Loading>
  )
}
