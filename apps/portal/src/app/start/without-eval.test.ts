import { expect, onTestFinished, test, vi } from 'vitest'
import './without-eval.ts'

test("zod doesn't try out eval, which the page's policy forbids", async () => {
  const { checkpointWire } = await import('@fathom/contract/dsd')
  const tried = vi.fn()
  vi.stubGlobal('Function', tried)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(checkpointWire.safeParse({}).success).toBe(false)
  expect(tried).not.toHaveBeenCalled()
})
