import { type DiveLogWire, logContentOf, logContentWireOf } from '@fathom/contract/logbook'
import type { DiveToWrite, Sample, SourceComputer, SourceCylinder } from '@fathom/dive-files'
import {
  type Cylinder,
  cylindersOf,
  type DiveLogContent,
  type DiveProfile,
  FEELINGS,
  PROFILE_COLUMNS,
} from '@fathom/domain/logbook'
import type { Database } from '../../../platform/database/index.ts'
import { diveNumbers } from '../logs/log-totals.store.ts'
import { listLogsAfter, listProfilesOf, type Place } from './export.store.ts'
import type { OwnRecord } from './own-record.ts'

export type Selection = { affiliateId: number; ids: readonly string[] | undefined }

export type LogToExport = { log: DiveLogWire; profiles: readonly DiveProfile[]; dive: DiveToWrite }

const BATCH = 100

/** A person's dives with their own numbers, the oldest first, in batches: neither logs nor profiles have to fit into memory. */
export async function* divesToExport(
  db: Pick<Database, 'query'>,
  { affiliateId, ids }: Selection,
  { withProfiles = true, batch: size = BATCH } = {},
): AsyncGenerator<LogToExport> {
  let last: Place | undefined
  for (;;) {
    const batch = await listLogsAfter(db, affiliateId, { ids, after: last, limit: size })
    const profiles = withProfiles
      ? await listProfilesOf(
          db,
          affiliateId,
          batch.map(({ doc }) => doc.id),
        )
      : new Map<string, DiveProfile[]>()
    const numbers = await diveNumbers(
      db,
      affiliateId,
      batch.map(({ doc }) => doc.id),
    )
    for (const { doc: log } of batch) {
      const own = profiles.get(log.id) ?? []
      yield { log, profiles: own, dive: diveOf(log, own, numbers.get(log.id)) }
    }
    const end = batch.at(-1)
    if (!end || batch.length < size) return
    last = { sortDate: end.sortDate, time: end.time, id: end.doc.id }
  }
}

/** In the words of other programs, with our own record beside them. */
export function diveOf(
  log: DiveLogWire,
  profiles: readonly DiveProfile[],
  number: number | undefined,
): DiveToWrite {
  const content = logContentOf(log)
  const { depthTime, conditions, equipment, experience } = content
  const own: OwnRecord = {
    id: log.id,
    logType: log.log_type,
    ...(log.status === 'Draft' && { isDraft: true }),
    content: logContentWireOf(content),
    profiles,
    photos: log.experience.photos.map(({ id, caption }) => ({ id, caption })),
  }
  return {
    problems: [],
    ...said({
      number,
      duration: depthTime.bottomTime === null ? undefined : depthTime.bottomTime * 60,
      maxDepth: depthTime.maxDepth,
      averageDepth: depthTime.averageDepth,
      surfaceInterval: depthTime.surfaceInterval === null ? undefined : depthTime.surfaceInterval * 60,
      airTemperature: conditions.airTemp,
      waterTemperature: conditions.bottomWaterTemp ?? conditions.surfaceWaterTemp,
      visibility: conditions.visibilityDistance,
      weight: equipment.weight,
      suit: equipment.suitType,
      notes: experience.notes || undefined,
      rating:
        experience.feeling === null
          ? undefined
          : (FEELINGS.indexOf(experience.feeling) + 1) / FEELINGS.length,
    }),
    ...(content.date !== null && { start: { local: `${content.date}T${depthTime.timeIn ?? '00:00'}:00` } }),
    ...placeOf(content),
    buddies: [...experience.buddies],
    tags: [...experience.tags],
    gear: [...equipment.gear],
    cylinders: cylindersOf(equipment).map(cylinderOf),
    computers: profiles.map(computerOf),
    own: JSON.stringify(own),
  }
}

type Said<T> = { [Key in keyof T]?: NonNullable<T[Key]> }

/** Without what the diver didn't say. */
const said = <T extends object>(values: T): Said<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ) as Said<T>

function placeOf({ title, location, latitude, longitude }: DiveLogContent): Pick<DiveToWrite, 'place'> {
  const place = said({ name: location || title || undefined, latitude, longitude })
  return Object.keys(place).length > 0 ? { place } : {}
}

const cylinderOf = ({
  cylinderSize,
  workingPressure,
  oxygen,
  helium,
  startingPressure,
  endingPressure,
}: Cylinder): SourceCylinder =>
  said({
    gas: oxygen === null ? undefined : { oxygen: oxygen / 100, helium: (helium ?? 0) / 100 },
    volume: cylinderSize,
    workingPressure,
    startPressure: startingPressure,
    endPressure: endingPressure,
  })

function computerOf(profile: DiveProfile): SourceComputer {
  const { maker, model, serial, firmware, time, columns, pressures, switches, events } = profile
  const samples = time.map((seconds, at): Sample => {
    const values = PROFILE_COLUMNS.map((column) => [column, columns[column]?.[at]])
    const bars = Object.entries(pressures).map(([cylinder, series]) => [cylinder, series[at]])
    const measured = said(Object.fromEntries(bars)) as Record<number, number>
    return {
      time: seconds,
      ...said(Object.fromEntries(values)),
      ...(Object.keys(measured).length > 0 && { pressures: measured }),
    }
  })
  const bySecond = new Map(samples.map((sample) => [sample.time, sample]))
  for (const { time: seconds, cylinder } of switches)
    Object.assign(bySecond.get(seconds) ?? {}, { switchTo: cylinder })
  for (const { time: seconds, name } of events) {
    const sample = bySecond.get(seconds)
    if (sample) sample.events = [...(sample.events ?? []), name]
  }
  return { ...said({ maker, model, serial, firmware }), samples }
}
