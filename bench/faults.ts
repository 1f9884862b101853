import { buildPortal } from './faults/device.ts'
import { aPerson, type Person } from './faults/person.ts'
import { somePictures } from './faults/pictures.ts'
import { kills, type Outcome, runSeed } from './faults/run-seed.ts'
import { startFaultyServer } from './faults/server.ts'
import type { Figure } from './figure.ts'

/** Each has a logbook of their own, so their seeds run side by side. */
const PEOPLE = ['applicant', 'newcomer', 'store', 'student']

/** `SEEDS=7` or `SEEDS=1-200`. */
function wantedSeeds(): number[] {
  const [first = 1, last = first] = (process.env.SEEDS ?? '1-1000').split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** BO-07: two devices and a server under random faults. */
export async function measureFaults(): Promise<Figure> {
  const seeds = wantedSeeds()
  const failed = new Map<number, Outcome>()
  const faults: Record<string, number> = {}
  const began = performance.now()
  await runSeeds(seeds, (seed, outcome) => {
    for (const [fault, count] of Object.entries(outcome.faults)) faults[fault] = (faults[fault] ?? 0) + count
    if (outcome.problems.length === 0) return
    failed.set(seed, outcome)
    console.log(`seed ${seed} failed; repeat it with: SEEDS=${seed} npm run bench -- faults`)
    for (const line of seeds.length === 1 ? [...outcome.story, ...outcome.problems] : outcome.problems)
      console.log(`  ${line}`)
  })
  return {
    name: `seeds of ${seeds.length} in which an acknowledged edit was lost or the devices and the server differ`,
    ...{ value: failed.size, unit: 'seeds', atMost: 0, digits: 0 },
    detail: [
      ...(failed.size > 0 ? [`failed: ${[...failed.keys()].join(', ')}`] : []),
      Object.entries(faults)
        .map(([fault, count]) => `${fault}: ${count}`)
        .join(', '),
      `${seeds.filter(kills).length} seeds kill the server and its database`,
      `${((performance.now() - began) / 1000).toFixed(0)} s`,
    ],
  }
}

/** Runs these seeds on one server. Those that kill it run alone. */
export async function runSeeds(
  seeds: readonly number[],
  onEnd: (seed: number, outcome: Outcome) => void,
): Promise<void> {
  const [load, pictures, server] = [await buildPortal(), await somePictures(), await startFaultyServer()]
  try {
    const people: Person[] = []
    for (const name of PEOPLE.slice(0, Math.max(1, Math.min(PEOPLE.length, seeds.length))))
      people.push(await aPerson(server.url, name))
    const queue = seeds.filter((seed) => !kills(seed))
    const run = async (seed: number, person: Person) =>
      onEnd(seed, await runSeed(seed, { load, pictures, server, person }))
    await Promise.all(
      people.map(async (person) => {
        for (let seed = queue.shift(); seed !== undefined; seed = queue.shift()) await run(seed, person)
      }),
    )
    for (const seed of seeds.filter(kills)) if (people[0]) await run(seed, people[0])
  } finally {
    await server.stop()
  }
}
