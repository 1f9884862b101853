import { expect, test } from 'vitest'
import { aFitFile, checksumOf, lineOf, problemOf, readDive, readDives } from '../../dive-files.fixture.ts'

/** 14 May 2026, 07:12:30 UTC, in seconds since the end of 1989. */
const START = Date.UTC(2026, 4, 14, 7, 12, 30) / 1000 - 631_065_600
const TWO_HOURS = 7200

const aDive = (pressure = 20_000) =>
  aFitFile([
    [
      0,
      [
        [0, 'enum', 4],
        [1, 'uint16', 1],
        [3, 'uint32z', 42],
      ],
    ],
    [
      259,
      [
        [254, 'uint16', 0],
        [0, 'uint8', 0],
        [1, 'uint8', 32],
        [2, 'enum', 1],
      ],
    ],
    [
      259,
      [
        [254, 'uint16', 2],
        [0, 'uint8', 35],
        [1, 'uint8', 18],
        [2, 'enum', 1],
      ],
    ],
    [
      259,
      [
        [254, 'uint16', 3],
        [0, 'uint8', 0],
        [1, 'uint8', 50],
        [2, 'enum', 0],
      ],
    ],
    [
      20,
      [
        [253, 'uint32', START],
        [92, 'uint32', 0],
        [13, 'sint8', 14],
      ],
    ],
    [
      319,
      [
        [253, 'uint32', START],
        [0, 'uint32z', 777],
        [1, 'uint16', pressure],
      ],
    ],
    [
      20,
      [
        [253, 'uint32', START + 10],
        [92, 'uint32', 18_400],
        [13, 'sint8', 9],
        [93, 'uint32', 3000],
        [94, 'uint32', 120],
        [97, 'uint8', 4],
      ],
    ],
    [
      21,
      [
        [253, 'uint32', START + 10],
        [0, 'enum', 57],
        [1, 'enum', 3],
        [3, 'uint32', 2],
      ],
    ],
    [
      268,
      [
        [0, 'uint16', 18],
        [2, 'uint32', 11_200],
        [3, 'uint32', 18_400],
        [4, 'uint32', 5400],
        [10, 'uint32', 7],
      ],
    ],
    [
      323,
      [
        [0, 'uint32z', 777],
        [1, 'uint16', 20_000],
        [2, 'uint16', 5000],
      ],
    ],
    [
      18,
      [
        [2, 'uint32', START],
        [5, 'enum', 53],
        [6, 'enum', 54],
        [7, 'uint32', 2_530_000],
        [3, 'sint32', 693_171_000],
        [4, 'sint32', -62_040_000],
      ],
    ],
    [
      34,
      [
        [253, 'uint32', START + 2600],
        [5, 'uint32', START + 2600 + TWO_HOURS],
      ],
    ],
  ])

test('[LO-01] a dive of a Garmin computer: gases, a transmitter, the clock of the place', async () => {
  const dive = await readDive(aDive())
  expect(dive).toMatchObject({
    sourceId: `42-${START}`,
    number: 7,
    start: { local: '2026-05-14T09:12:30', offset: 120 },
    duration: 2530,
    maxDepth: 18.4,
    averageDepth: 11.2,
    surfaceInterval: 5400,
    mode: 'open-circuit',
    waterTemperature: 9,
    problems: [],
  })
  expect(dive.place?.latitude).toBeCloseTo(58.1, 1)
  expect(dive.place?.longitude).toBeCloseTo(-5.2, 1)
  expect(dive.cylinders).toEqual([
    { gas: { oxygen: 0.32, helium: 0 }, startPressure: 200, endPressure: 50 },
    { gas: { oxygen: 0.18, helium: 0.35 } },
  ])
  expect(dive.computers).toEqual([
    {
      maker: 'Garmin',
      serial: '42',
      samples: [
        { time: 0, depth: 0, temperature: 14, pressures: { 0: 200 } },
        { time: 10, depth: 18.4, temperature: 9, ceiling: 3, stopTime: 120, cns: 0.04, switchTo: 1 },
      ],
    },
  ])
})

test('[LO-01] files that are chained are a dive each', async () => {
  expect((await readDives(Uint8Array.from([...aDive(), ...aDive()]))).dives).toHaveLength(2)
})

test('[LO-04] a file that is cut off, or changed by a byte, imports nothing and names the place', async () => {
  const file = aDive()
  expect(await problemOf(file.subarray(0, 100))).toMatchObject({ code: 'truncated', offset: 100 })
  const changed = Uint8Array.from(file)
  changed[60] = (changed[60] ?? 0) ^ 1
  expect(await problemOf(changed)).toMatchObject({ code: 'wrong-checksum', offset: file.length - 2 })
})

test('an activity that is no dive has no dives', async () => {
  const run = aFitFile([
    [
      18,
      [
        [2, 'uint32', START],
        [5, 'enum', 1],
      ],
    ],
  ])
  expect(await problemOf(run)).toMatchObject({ code: 'no-dives' })
})

test("[LO-03] fields that Garmin doesn't describe are in the receipt by their numbers", async () => {
  const { receipt } = await readDives(aDive())
  expect(lineOf(receipt, 'record.depth')).toMatchObject({
    use: 'converted',
    count: 2,
    field: 'samples.depth',
  })
  expect(lineOf(receipt, 'file_id.type')).toMatchObject({ use: 'unused', example: '4' })
})

test('[LO-04] fields without a size are refused', async () => {
  const file = aFitFile([[20, [[92, 'uint32', 0]]]])
  const definition = file.indexOf(0x40)
  const empty = Uint8Array.from(file)
  empty[definition + 7] = 0
  const content = [...empty.subarray(0, -2)]
  expect(await problemOf(Uint8Array.from([...content, ...checksumOf(content)]))).toMatchObject({
    code: 'not-well-formed',
  })
})

test.each([
  [1, 3258, { maker: 'Garmin', model: 'Descent Mk2' }, 'stored'],
  [1, 65_000, { maker: 'Garmin' }, 'unused'],
  [23, 3258, { maker: 'Suunto' }, 'unused'],
])(
  '[LO-01] without the name of a product, its number names the computer: %i %i',
  async (maker, product, named, use) => {
    const { dives, receipt } = await readDives(
      aFitFile([
        [
          0,
          [
            [1, 'uint16', maker],
            [2, 'uint16', product],
            [3, 'uint32z', 42],
          ],
        ],
        [
          20,
          [
            [253, 'uint32', START],
            [92, 'uint32', 18_400],
          ],
        ],
        [
          20,
          [
            [253, 'uint32', START + 60],
            [92, 'uint32', 18_400],
          ],
        ],
      ]),
    )
    const computers = dives.flatMap((dive) => dive.computers.map(({ samples: _, ...computer }) => computer))
    expect(computers).toEqual([{ ...named, serial: '42' }])
    expect(lineOf(receipt, 'file_id.product')).toMatchObject({ use })
  },
)
