export { DsdSkeleton } from '../dsd-skeleton.tsx'
export { GuestGate } from './guest-gate.tsx'
