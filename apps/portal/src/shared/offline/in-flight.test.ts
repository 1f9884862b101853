// @vitest-environment node
import { expect, test } from 'vitest'
import { isInFlight, markInFlight, unlessInFlight, untilFree } from './in-flight.ts'

test('a mark keeps actions from starting until it is released', async () => {
  const release = markInFlight('form.a')
  let runs = 0
  const run = () =>
    unlessInFlight('form.a', async () => {
      runs += 1
    })
  await run()
  expect([runs, await isInFlight('form.a')]).toEqual([0, true])
  release()
  await expect.poll(() => isInFlight('form.a')).toBe(false)
  await run()
  expect(runs).toBe(1)
})

test('[CO-06] a form that opens during an action waits until the action is over', async () => {
  const order: string[] = []
  let finish = () => {}
  const sending = new Promise<void>((resolve) => {
    finish = resolve
  })
  const begun = Promise.withResolvers<void>()
  const action = unlessInFlight('form.b', async () => {
    begun.resolve()
    await sending
    order.push('outbox')
  })
  await begun.promise
  const release = markInFlight('form.b')
  const waiting = untilFree('form.b').then(() => order.push('form'))
  finish()
  await Promise.all([action, waiting])
  expect(order).toEqual(['outbox', 'form'])
  release()
})
