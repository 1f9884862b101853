import { expect, test } from 'vitest'
import { runSeeds } from '../faults.ts'

/** The last one kills the server and its database. */
const SEEDS = [62, 69, 107, 135, 433, 611, 20]

test('[BO-07] under cuts, lost, doubled and late calls, kills and wrong clocks, nothing acknowledged is lost and all end equal', {
  timeout: 300_000,
}, async () => {
  const failed: string[] = []
  let ran = 0
  await runSeeds(SEEDS, (seed, { problems, story }) => {
    ran += 1
    if (problems.length > 0) failed.push(`SEEDS=${seed} npm run bench -- faults`, ...problems, ...story)
  })
  expect(failed).toEqual([])
  expect(ran).toBe(SEEDS.length)
})
