import { vi } from 'vitest'

const { waitFor } = vi
const PATIENCE_MS = 15_000

// Vitest waits one second and has no setting for it, which is too short for a whole portal on two busy cores.
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options)
