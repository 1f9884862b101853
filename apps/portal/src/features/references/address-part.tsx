import { lazy, Suspense } from 'react'
import { Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import type { AddressProps } from './address-rules.ts'

const AddressFields = lazy(() => import('./address-fields.tsx'))

/** The address fields. Their pickers load separately, only for users who fill in an address. */
export function AddressPart(props: AddressProps) {
  const skeletons = ['4.75rem', '4.75rem', '4.75rem', '4.75rem']
  return (
    <Suspense
      fallback={skeletons.map((height, index) => (
        <Skeleton height={height} key={String(index)} shape="block" />
      ))}
    >
      <AddressFields {...props} />
    </Suspense>
  )
}
