import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '../../../../shared/ui/feedback/skeleton.tsx'

/** Separate chunks, because calendars and lists are heavier than the rest of the form. */
const DateEntry = lazy(() => import('./date-entry.tsx'))
const TimeEntry = lazy(() => import('./time-entry.tsx'))
const SiteField = lazy(() => import('./site-field.tsx'))

const SlotSkeleton = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton height="4.75rem" shape="block" />}>{children}</Suspense>
)

function inSkeleton<Props extends object>(Part: ComponentType<Props>) {
  return (props: Props) => (
    <SlotSkeleton>
      <Part {...props} />
    </SlotSkeleton>
  )
}

export const DateSlot = inSkeleton(DateEntry)
export const TimeSlot = inSkeleton(TimeEntry)
export const SiteSlot = inSkeleton(SiteField)
