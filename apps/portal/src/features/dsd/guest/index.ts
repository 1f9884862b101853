export { DsdBones } from '../dsd-bones.tsx'
export { GuestGate } from './guest-gate.tsx'
