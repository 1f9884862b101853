import * as threads from 'node:worker_threads'
import { giveNavigator } from './navigator.fixture.ts'

/** Test helper: Web Locks as browsers have them, until the test ends. Node's types don't know its own yet. */
export const giveLocks = (): void =>
  giveNavigator({ locks: (threads as unknown as { locks: LockManager }).locks })
