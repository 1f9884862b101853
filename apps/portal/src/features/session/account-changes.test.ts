import { expect, test, vi } from 'vitest'
import { hearAccountChanges } from './account-changes.ts'

test('a change of the account in one tab refreshes the token of the others', async () => {
  const refresh = vi.fn(async () => 'signed-in' as const)
  const stop = hearAccountChanges({ refresh })
  const other = new BroadcastChannel('fathom.account')
  other.postMessage('changed')
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
  stop()
  other.close()
})
