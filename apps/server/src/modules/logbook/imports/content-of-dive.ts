import type { SourceCylinder } from '@fathom/dive-files'
import {
  type Cylinder,
  type DiveLogContent,
  EMPTY_CYLINDER,
  EMPTY_LOG,
  FEELINGS,
  type SuitType,
  timeOutAfter,
  withCylinders,
  withoutImpossible,
} from '@fathom/domain/logbook'
import { factsOf } from './dive-facts.ts'
import type { ImportedDive } from './import-dive.store.ts'

/** What a diver would have entered. A value that the logbook doesn't allow is left out; the file still has it. */
export function contentOfDive(dive: ImportedDive, today: string): DiveLogContent {
  const { place = {}, guide, suit, airTemperature, waterTemperature, visibility, weight } = dive
  const facts = factsOf(dive)
  const suitType = suit === undefined ? null : suitTypeOf(suit)
  const empty = EMPTY_LOG
  const content: DiveLogContent = {
    ...empty,
    title: place.name ?? '',
    location: locationOf(place),
    date: facts?.day ?? null,
    latitude: place.longitude === undefined ? null : (place.latitude ?? null),
    longitude: place.latitude === undefined ? null : (place.longitude ?? null),
    depthTime: {
      ...empty.depthTime,
      timeIn: facts?.time ?? null,
      timeOut: (facts?.time && facts.duration && timeOutAfter(facts.time, facts.duration)) || null,
      bottomTime: facts?.duration ?? null,
      maxDepth: rounded(dive.maxDepth, 2),
      averageDepth: rounded(dive.averageDepth, 2),
      surfaceInterval: dive.surfaceInterval === undefined ? null : Math.round(dive.surfaceInterval / 60),
    },
    conditions: {
      ...empty.conditions,
      airTemp: rounded(airTemperature, 1),
      bottomWaterTemp: rounded(waterTemperature, 1),
      visibilityDistance: rounded(visibility, 1),
    },
    equipment: {
      ...withCylinders(empty.equipment, dive.cylinders.map(cylinderOf)),
      suitType,
      weight: rounded(weight, 2),
      gear: listOf([...dive.gear, ...(suit !== undefined && suitType === null ? [suit] : [])]),
    },
    experience: {
      ...empty.experience,
      feeling: dive.rating === undefined ? null : feelingOf(dive.rating),
      notes: dive.notes?.trim() ?? '',
      buddies: listOf([...dive.buddies, ...(guide ? [guide] : [])]),
      tags: listOf(dive.tags),
    },
  }
  return withoutImpossible(content, today)
}

const rounded = (value: number | undefined, digits: number): number | null =>
  value === undefined ? null : Math.round(value * 10 ** digits) / 10 ** digits

const listOf = (texts: readonly string[]) => [...new Set(texts.map((text) => text.trim()).filter(Boolean))]

/** `Blue Hole, Dahab, Egypt`, each named once. */
const locationOf = ({ name = '', region = '', country = '' }: NonNullable<ImportedDive['place']>): string =>
  listOf([name, region, country])
    .filter((part, at, parts) => !parts.slice(0, at).some((earlier) => earlier.includes(part)))
    .join(', ')

const cylinderOf = ({
  gas,
  volume,
  workingPressure,
  startPressure,
  endPressure,
}: SourceCylinder): Cylinder => ({
  ...EMPTY_CYLINDER,
  cylinderSize: rounded(volume, 2),
  workingPressure: rounded(workingPressure, 0),
  oxygen: rounded(gas && gas.oxygen * 100, 1),
  helium: rounded(gas && gas.helium * 100, 1),
  startingPressure: rounded(startPressure, 1),
  endingPressure: rounded(endPressure, 1),
})

/** Five stars of five are the best feeling; no star is none. */
const feelingOf = (rating: number) => FEELINGS[Math.ceil(rating * FEELINGS.length) - 1] ?? null

const SUITS: readonly (readonly [RegExp, SuitType])[] = [
  [/dry\s*suit|drysuit|trocken/i, 'Drysuit'],
  [/semi/i, 'Semidry'],
  [/short/i, 'Shorty'],
  [/skin|lycra|rash/i, 'Skin'],
  [/\b(6\.?5|7|8)\s*mm/i, 'FullSuit7mm'],
  [/\b5\s*mm/i, 'FullSuit5mm'],
  [/\b3\s*mm/i, 'FullSuit3mm'],
]

/** By its words: every program names suits in its own way. */
const suitTypeOf = (suit: string): SuitType | null =>
  SUITS.find(([pattern]) => pattern.test(suit))?.[1] ?? null
