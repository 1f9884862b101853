import { captionWire, type LogContentWire, logContentOf, profilesWire } from '@fathom/contract/logbook'
import type { SourceDive } from '@fathom/dive-files'
import {
  type CylinderField,
  contentFrom,
  type DiveField,
  type DiveLogContent,
  type DiveProfile,
  declarationOf,
  emptyValue,
  LOG_TYPES,
  type LogType,
  PHOTOS_A_LOG,
  strangeIds,
  strangeOptions,
  valueAt,
  withoutImpossible,
  withValue,
} from '@fathom/domain/logbook'
import { z } from 'zod'
import { cleanTexts } from '../imports/clean-texts.ts'
import { recordOfCells } from './own-cells.ts'

/** A dive as our exports carry it beside what other programs understand. */
export type OwnRecord = {
  id: string
  logType: LogType
  /** Absent unless it is one: a draft has no number. */
  isDraft?: boolean | undefined
  content: LogContentWire
  profiles: readonly DiveProfile[]
  /** In the diver's order; an archive has their files. */
  photos: readonly OwnPhoto[]
}

export type OwnPhoto = { id: string; caption: string }

const photoWire = z.object({ id: z.uuid().toLowerCase(), ...captionWire.shape })

const recordWire = z.object({
  id: z.uuid().toLowerCase(),
  logType: z.enum(LOG_TYPES),
  // Older exports don't say it.
  isDraft: z.boolean().optional().catch(undefined),
  content: z.record(z.string(), z.unknown()),
  profiles: z.array(profilesWire.element.omit({ id: true, importId: true }).refine(isPossible)).max(20),
  // Older exports have none.
  photos: z.array(photoWire).max(PHOTOS_A_LOG).catch([]),
})

const MOST_SAMPLES = 200_000
const LONGEST_SECONDS = 48 * 3600
/** Deeper than any dive; other columns are smaller still, or seconds. */
const LARGEST = 1_000_000
const DEEPEST = 1_000

const isWithin = (values: readonly (number | null)[], least: number, most: number) =>
  values.every((value) => value === null || (value >= least && value <= most))

/** What a computer can have recorded: a screen draws what is stored. */
function isPossible({ time, columns, pressures, switches, events }: DiveProfile): boolean {
  const series = [...Object.values(columns), ...Object.values(pressures)]
  return (
    time.length <= MOST_SAMPLES &&
    isWithin(time, 0, LONGEST_SECONDS) &&
    time.every((seconds, at) => at === 0 || seconds >= (time[at - 1] ?? 0)) &&
    series.every((values) => values.length === time.length && isWithin(values, -LARGEST, LARGEST)) &&
    isWithin(columns.depth ?? [], -DEEPEST, DEEPEST) &&
    Object.keys(pressures).every((index) => /^\d{1,2}$/.test(index)) &&
    [...switches, ...events].every((each) => each.time >= 0 && each.time <= LONGEST_SECONDS) &&
    switches.every(({ cylinder }) => cylinder >= -1 && cylinder < 100)
  )
}

/** A row of one of our tables as the record that other files carry; what is none of ours stays as it is. */
export function recordOfRow({ own, ...row }: SourceDive): string | undefined {
  const raw = own === undefined ? undefined : parsed(own)
  if (!isRecord(raw) || !isRecord(raw.cells)) return own
  return JSON.stringify(recordOfCells(raw.cells as Readonly<Record<string, string>>, row))
}

/** What one of our exports says of a dive; undefined if it isn't one, or someone changed it into nonsense. */
export function readOwnRecord(
  json: string,
  today: string,
): (Omit<OwnRecord, 'content'> & { content: DiveLogContent }) | undefined {
  const { success, data } = recordWire.safeParse(parsed(json))
  if (!success) return undefined
  return { ...data, content: possible(contentOf(data.content), today) }
}

function parsed(json: string): unknown {
  try {
    return cleanTexts(JSON.parse(json))
  } catch {
    return undefined
  }
}

const SECTIONS = ['depth_time', 'skills', 'conditions', 'equipment', 'experience'] as const

/** A file isn't checked by the graph, so every value is checked here by the kind of its field. */
function contentOf(wire: Readonly<Record<string, unknown>>): DiveLogContent {
  const records = Object.fromEntries(SECTIONS.map((name) => [name, isRecord(wire[name]) ? wire[name] : {}]))
  const cylinders = (records.equipment as Readonly<Record<string, unknown>>).more_cylinders
  const content = logContentOf({
    ...wire,
    ...records,
    equipment: {
      ...records.equipment,
      more_cylinders: Array.isArray(cylinders) ? cylinders.filter(isRecord) : [],
    },
  } as unknown as LogContentWire)
  return contentFrom((field) => {
    const value = valueAt(content, field)
    return isOfKind(field, value) ? value : emptyValue(field)
  })
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed()

function isOfKind(field: DiveField, value: unknown): boolean {
  const { kind } = declarationOf(field)
  if (kind === 'text') return isText(value)
  if (kind === 'texts' || kind === 'ids' || kind === 'choices')
    return Array.isArray(value) && value.every(isText)
  if (kind === 'number' || kind === 'count') return value === null || Number.isFinite(value)
  if (kind === 'cylinders')
    return (
      Array.isArray(value) &&
      value.every((cylinder: object) =>
        Object.entries(cylinder).every(([part, its]) => isOfKind(part as CylinderField, its)),
      )
    )
  return value === null || isText(value)
}

/** Without what no form could have entered. */
function possible(content: DiveLogContent, today: string): DiveLogContent {
  const strange = [...strangeOptions(content), ...strangeIds(content)]
  const plain = strange.reduce((left, field) => withValue(left, field, emptyValue(field)), content)
  return withoutImpossible(plain, today)
}
