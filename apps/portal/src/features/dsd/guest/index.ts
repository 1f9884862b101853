export { GuestGate } from './guest-gate.tsx'
