import { type ComponentType, type ReactNode, Suspense } from 'react'
import { latePart } from '../../../../shared/late-part.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/skeleton.tsx'

let loading: Promise<typeof import('./aria-fields.tsx')> | undefined

/**
 * A chunk of their own, because calendars and lists are heavier than the rest of the form.
 * All of them wait for one promise, so that they appear in one step and not one after another.
 */
const load = () => {
  loading ??= import('./aria-fields.tsx')
  return loading
}
const DateEntry = latePart(async () => (await load()).DateEntry)
const TimeEntry = latePart(async () => (await load()).TimeEntry)
const SiteEntry = latePart(async () => (await load()).SiteEntry)

const SlotSkeleton = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton height="4.75rem" shape="block" />}>{children}</Suspense>
)

function withSkeleton<Props extends object>(Part: ComponentType<Props>) {
  return (props: Props) => (
    <SlotSkeleton>
      <Part {...props} />
    </SlotSkeleton>
  )
}

export const DateSlot = withSkeleton(DateEntry)
export const TimeSlot = withSkeleton(TimeEntry)
export const SiteSlot = withSkeleton(SiteEntry)
