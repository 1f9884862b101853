import { type DiveLogWire, logContentWireOf } from '@fathom/contract/logbook'
import { type DiveLogContent, EMPTY_LOG, type LogStatus, type LogType } from '@fathom/domain/logbook'

/**
 * A dive of the demo data: only the fields that matter; the rest is derived from its number, so it's always
 * the same.
 */
export type DemoDive = {
  daysAgo: number
  title: string
  place: string
  depth: number
  minutes: number
  temperature: number
  logType?: LogType
  status?: LogStatus
  course?: string
  number?: number
  adventureDive?: string
  skills?: readonly string[]
  reason?: string
  notes?: string
  buddies?: readonly string[]
}

const DAY_MS = 86_400_000
const pick = <T>(from: readonly T[], seed: number): T => from[seed % from.length] as T

const dayBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)

const timeAfter = (start: number, minutes: number) => {
  const at = start + minutes
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

function contentOf(dive: DemoDive, seed: number, date: string): DiveLogContent {
  const isNitrox = dive.depth > 20 && dive.depth <= 33
  const start = 8 * 60 + 12 + ((seed * 37) % 420)
  const pressure = 200 + (seed % 3) * 10
  const isTraining = dive.logType === 'Training'
  return {
    ...EMPTY_LOG,
    title: dive.title,
    location: dive.place,
    date,
    timeZone: 'Africa/Cairo',
    diveType: pick(['Boat', 'Shore', 'Boat', 'Boat', 'Liveaboard'] as const, seed),
    instructorNumber: isTraining ? 500001 : null,
    course: dive.course ?? null,
    number: dive.number ?? null,
    adventureDive: dive.adventureDive ?? null,
    depthTime: {
      ...EMPTY_LOG.depthTime,
      bottomTime: dive.minutes,
      maxDepth: dive.depth,
      timeIn: timeAfter(start, 0),
      timeOut: timeAfter(start, dive.minutes),
    },
    skills: dive.skills ?? [],
    conditions: {
      ...EMPTY_LOG.conditions,
      waterType: 'Salt',
      bodyOfWater: 'Ocean',
      weather: pick(['Sunny', 'PartlyCloudy', 'Sunny', 'Windy'] as const, seed),
      airTemp: dive.temperature + 4 + (seed % 5),
      surfaceWaterTemp: dive.temperature + 2,
      bottomWaterTemp: dive.temperature,
      visibility: pick(['High', 'Average', 'High', 'Low'] as const, seed),
      visibilityDistance: 8 + ((seed * 7) % 22),
      waveCondition: pick(['None', 'Small', 'Small', 'Medium'] as const, seed),
      current: pick(['None', 'Light', 'Medium', 'None'] as const, seed),
      surge: pick(['None', 'None', 'Light'] as const, seed),
    },
    equipment: {
      ...EMPTY_LOG.equipment,
      suitType: 'FullSuit5mm',
      weight: 6,
      weightType: 'Good',
      additionalEquipment: ['Computer', 'Torch', 'Smb'],
      cylinderType: 'Steel',
      cylinderSize: 12,
      gasMixture: isNitrox ? 'Nitrox' : 'Air',
      oxygen: isNitrox ? 32 : 21,
      nitrogen: isNitrox ? 68 : 79,
      helium: 0,
      startingPressure: pressure,
      endingPressure: pressure - 110 - ((seed * 13) % 40),
    },
    experience: {
      ...EMPTY_LOG.experience,
      feeling: pick(['Great', 'Good', 'Fine', 'Great', 'Good', 'SoSo'] as const, seed),
      notes: dive.notes ?? '',
      buddies: dive.buddies ?? [pick(['Leo Brandt', 'Ida Holm', 'Sefa Kaya'], seed)],
      diveCenter: 'Harbour Divers',
    },
  }
}

/** The document of a demo dive, as if the diver wrote it on the evening of the dive. */
export function demoLog(
  dive: DemoDive,
  { affiliateId, seed, now }: { affiliateId: number; seed: number; now: Date },
): DiveLogWire {
  const date = dayBefore(now, dive.daysAgo)
  const written = `${date}T18:30:00.000Z`
  const status = dive.status ?? 'Published'
  const wasSent = ['Pending', 'Resubmit', 'Verified'].includes(status)
  const content = logContentWireOf(contentOf(dive, seed, date))
  const verified = `${dayBefore(now, Math.max(0, dive.daysAgo - 1))}T09:05:00.000Z`
  return {
    id: demoId(affiliateId, seed),
    affiliate_id: affiliateId,
    log_type: dive.logType ?? 'Recreational',
    status,
    created_date: written,
    updated_date: status === 'Verified' ? verified : written,
    version: status === 'Verified' || status === 'Resubmit' ? 2 : 1,
    ...content,
    experience: { ...content.experience, photos: [] },
    resubmit_reason: dive.reason ?? null,
    profile_sketch: null,
    submitted_date: wasSent ? written : null,
    instructor_name: wasSent ? 'Kai Nakamura' : '',
    verification:
      status === 'Verified'
        ? { memsys_member_number: 500001, name: 'Kai Nakamura', timestamp: verified }
        : null,
  }
}

export const demoId = (affiliateId: number, seed: number) =>
  `01920000-0000-7000-8${String(affiliateId).slice(-3)}-${String(seed).padStart(12, '0')}`
