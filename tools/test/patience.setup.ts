import { vi } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

const { waitFor } = vi

// Vitest waits one second and has no setting for it.
vi.waitFor = (callback, options) => {
  const given = typeof options === 'number' ? { timeout: options } : options
  return waitFor(callback, { timeout: PATIENCE_MS, ...given })
}
