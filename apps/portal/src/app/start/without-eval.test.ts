import { expect, test } from 'vitest'
import './without-eval.ts'

test("zod doesn't try out eval, which the page's policy forbids", async () => {
  const { config } = await import('zod')
  expect(config().jitless).toBe(true)
})
