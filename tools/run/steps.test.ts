import { expect, onTestFinished, test, vi } from 'vitest'
import { type Step, takeLane } from './steps.ts'

const aStep = (name: string): Step => ({ name, command: ['node', '-e', ''] })

test('lanes that share a list take each step once, in its order', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const begun: string[] = []
  const waiting = ['one', 'two', 'three', 'four', 'five'].map((name) => ({
    ...aStep(name),
    before: () => void begun.push(name),
  }))
  const counts = await Promise.all([takeLane(waiting), takeLane(waiting)])
  expect(begun).toEqual(['one', 'two', 'three', 'four', 'five'])
  expect(counts.reduce((sum, { passed }) => sum + passed, 0)).toBe(5)
})
