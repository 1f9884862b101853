import { type DiveLogWire, logContentOf, logContentWireOf } from '@fathom/contract/logbook'
import { bytesOf, Receipt, readDiveFile, writeCsv } from '@fathom/dive-files'
import { cylinderOf, type DiveLogContent, EMPTY_LOG } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import { diveOf } from './dives-to-export.ts'
import { diveForTable, OWN_NAMES } from './own-cells.ts'
import { readOwnRecord, recordOfRow } from './own-record.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const ID = '01920000-0000-7000-8001-000000000120'

async function readAgain(content: DiveLogContent) {
  const wire = { ...logContentWireOf(content), id: ID, log_type: 'Recreational', status: 'Published' }
  const log = { ...wire, experience: { ...wire.experience, photos: [] } } as unknown as DiveLogWire
  const rows = async function* () {
    yield diveForTable(log, diveOf(log, [], 12))
  }
  let text = ''
  for await (const part of writeCsv(rows, OWN_NAMES)) text += part
  for await (const dive of readDiveFile(bytesOf(text), { receipt: new Receipt(), now: NOW }))
    return { text, record: readOwnRecord(recordOfRow(dive) ?? '', '2026-06-01') }
  throw new Error('no dive')
}

const FULL: DiveLogContent = {
  ...EMPTY_LOG,
  date: '2026-05-14',
  title: '=Reef, "north"',
  location: "'+ Kelp; Point\n",
  timeZone: 'Africa/Cairo',
  latitude: -5.25,
  longitude: 34.5,
  diveType: 'Shore',
  depthTime: {
    ...EMPTY_LOG.depthTime,
    ...{ timeIn: '09:12', timeOut: '09:58', bottomTime: 46, maxDepth: 30.45, averageDepth: 14.2 },
    surfaceInterval: 75,
  },
  conditions: { ...EMPTY_LOG.conditions, airTemp: -3.5, surfaceWaterTemp: 21, visibilityDistance: 12.5 },
  equipment: {
    ...EMPTY_LOG.equipment,
    ...{ oxygen: 32.5, helium: 0, cylinderSize: 11.1, startingPressure: 207, weight: 6.25 },
    moreCylinders: [
      cylinderOf({}),
      cylinderOf({ cylinderSize: 7, oxygen: 50, workingPressure: 232, endingPressure: 90.5 }),
    ],
    gear: ['Fins; long', 'back\\', 'Lamp'],
  },
  experience: {
    ...EMPTY_LOG.experience,
    notes: '- two seals\n\n  cold ',
    buddies: ['Ada & Ida', 'Milo'],
    tags: ['wreck', 'night'],
    species: ['Ray'],
  },
}

test('[LO-10] a dive in a table is the same dive when it is read again', async () => {
  const { text, record } = await readAgain(FULL)
  expect(record).toMatchObject({ id: ID, logType: 'Recreational' })
  expect(record?.content).toEqual(logContentOf(logContentWireOf(FULL)))
  expect(text).not.toMatch(/[{}]/)
})

test('[LO-10] a dive that says little stays one that says little', async () => {
  const little = { ...EMPTY_LOG, date: '2026-05-14', title: 'Reef' }
  const { text, record } = await readAgain(little)
  expect(record?.content).toEqual(little)
  expect(text.split('\r\n')[0]).toMatch(/,Title \(Fathom\),Log type \(Fathom\),ID \(Fathom\)$/)
})
