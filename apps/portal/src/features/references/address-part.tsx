import { Suspense } from 'react'
import { latePart } from '../../shared/late-part.tsx'
import { Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import type { AddressProps } from './address-rules.ts'

const AddressFields = latePart(async () => (await import('./address-fields.tsx')).default)

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
