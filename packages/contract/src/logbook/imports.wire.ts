import {
  CSV_DATE_ORDERS,
  CSV_DECIMALS,
  CSV_FIELDS,
  CSV_SEPARATORS,
  CSV_UNITS,
  PROFILE_COLUMNS,
} from '@fathom/domain/logbook'
import { z } from 'zod'

const verdictWire = z.enum(['new', 'known', 'doubtful', 'broken'])

/** A problem of one dive; `line` is that of the file, where it has lines. */
const diveProblemWire = z.object({
  code: z.enum([
    'start-missing',
    'start-impossible',
    'depth-impossible',
    'depth-missing',
    'duration-impossible',
    'time-goes-back',
    'reference-missing',
    'value-unreadable',
    'encoding-guessed',
  ]),
  value: z.string().optional(),
  line: z.int().optional(),
})

const importedDiveWire = z.object({
  index: z.int(),
  /** On the clock of the dive: `2026-05-14T09:12:30`. */
  start: z.string().nullable(),
  /** Meters. */
  maxDepth: z.number().nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
  place: z.string().nullable(),
  /** The name of a site of the diver within 500 m, for a dive that has a position and no place. */
  nearSite: z.string().nullable(),
  verdict: verdictWire,
  problems: z.array(diveProblemWire),
  /**
   * What a new dive becomes: a draft without date, depth or time; `recreational` is a training dive, because a file
   * can't carry its verification.
   */
  becomes: z.enum(['dive', 'draft', 'recreational']),
  /** The computers that recorded it. */
  computers: z.array(z.string()),
  samples: z.int(),
  /** The dive of the logbook that it is, or may be. */
  match: z.uuid().nullable(),
  /** Whether a dive that is there gets, or got, recordings of it. */
  addsProfiles: z.boolean(),
  /** The dive that it became, once the import is accepted. */
  logId: z.uuid().nullable(),
})
export type ImportedDiveWire = z.infer<typeof importedDiveWire>

const importFileWire = z.object({ name: z.string(), bytes: z.int() })

/** DELETE imports/{id}: what became of the dives that the import made. */
export const undoneImportWire = z.object({
  deleted: z.int(),
  /** Dives that stay: an instructor verified them, or is to. */
  kept: z.object({ verified: z.int(), pending: z.int() }),
  /** Dives that lost the recordings it had added. */
  profiles: z.int(),
})
export type UndoneImportWire = z.infer<typeof undoneImportWire>

/** An import in the list of imports. */
export const importSummaryWire = z.object({
  id: z.uuid(),
  status: z.enum(['preview', 'accepted', 'undone']),
  createdAt: z.string(),
  /** Until when it can be undone; null if it isn't accepted. */
  undoUntil: z.string().nullable(),
  files: z.array(importFileWire),
  counts: z.object({ new: z.int(), known: z.int(), doubtful: z.int(), broken: z.int() }),
  /** How many dives of the logbook it made. */
  created: z.int(),
  /** To how many other dives of the logbook it added recordings. */
  joined: z.int(),
  /** Null unless it was undone. */
  undone: undoneImportWire.nullable(),
})
export type ImportSummaryWire = z.infer<typeof importSummaryWire>

/** What a column of a table holds; null if it isn't used. */
const csvColumnWire = z.object({ field: z.enum(CSV_FIELDS).nullable(), unit: z.enum(CSV_UNITS).nullable() })

const csvMappingWire = z.object({
  /** Tells tables apart: the same program writes the same header again. */
  key: z.string().regex(/^[0-9a-f]{64}$/),
  separator: z.enum(CSV_SEPARATORS),
  decimal: z.enum(CSV_DECIMALS),
  dateOrder: z.enum(CSV_DATE_ORDERS),
})

const csvTableWire = csvMappingWire.extend({
  files: z.array(z.string()),
  /** Guessed, as the diver said of an earlier import, or as they said of this one. */
  origin: z.enum(['guess', 'remembered', 'chosen']),
  /** False if only the diver knows whether the day or the month comes first. */
  isDateOrderSure: z.boolean(),
  columns: z.array(csvColumnWire.extend({ header: z.string(), samples: z.array(z.string()) })),
})
export type CsvTableWire = z.infer<typeof csvTableWire>

/** POST imports, GET imports/{id}. */
export const importWire = importSummaryWire.extend({
  dives: z.array(importedDiveWire),
  /** The tables among the files, and how their columns were read. */
  tables: z.array(csvTableWire),
  /** How many photos are among the files; they aren't imported. */
  leftOutPhotos: z.int(),
})
export type ImportWire = z.infer<typeof importWire>

/** POST imports/{id}/columns: how a table is read, now and the next time. Columns that don't fit are guessed. */
export const csvColumnsWire = csvMappingWire.extend({
  columns: z.array(csvColumnWire).max(200),
  /** Only false is said: the diver chose something else, and the order of dates is still a guess. */
  isDateOrderSure: z.boolean().optional(),
})
export type CsvColumnsWire = z.infer<typeof csvColumnsWire>

const indexesWire = z.array(z.int32().min(0)).max(100_000)

/** POST imports/{id}/accept: without indexes, all that are new. */
export const acceptImportWire = z.object({ indexes: indexesWire.optional() })

const A_DAY = 24 * 60

/** POST imports/{id}/shift: corrects the clock of these dives, or of all. */
export const shiftImportWire = z.object({
  minutes: z
    .int()
    .min(-3660 * A_DAY)
    .max(3660 * A_DAY),
  indexes: indexesWire.optional(),
})

/** GET imports/{id}/receipt: what became of each field of the source. */
export const receiptWire = z.array(
  z.object({
    /** In the words of the source. */
    path: z.string(),
    use: z.enum(['stored', 'converted', 'unused']),
    /** How often the field is in the file. */
    count: z.int(),
    example: z.string(),
    /** Our field; absent if unused, except for `number`: the logbook numbers dives itself. */
    field: z.string().optional(),
  }),
)
export type ReceiptWire = z.infer<typeof receiptWire>

const seriesWire = z.array(z.number().nullable()).readonly()

/** GET profiles/{logId}: what dive computers recorded of a dive, by columns. */
export const profilesWire = z.array(
  z.object({
    id: z.uuid(),
    importId: z.uuid(),
    maker: z.string().optional(),
    model: z.string().optional(),
    serial: z.string().optional(),
    firmware: z.string().optional(),
    /** Seconds since the start. */
    time: z.array(z.number()).readonly(),
    columns: z.partialRecord(z.enum(PROFILE_COLUMNS), seriesWire),
    /** Bar, by the index of the cylinder. */
    pressures: z.record(z.string(), seriesWire),
    gases: z.array(z.object({ oxygen: z.number(), helium: z.number() }).nullable()).readonly(),
    switches: z.array(z.object({ time: z.number(), cylinder: z.int() })).readonly(),
    events: z.array(z.object({ time: z.number(), name: z.string() })).readonly(),
  }),
)
export type ProfilesWire = z.infer<typeof profilesWire>

/** GET export. */
export const exportWire = z.object({ format: z.enum(['uddf', 'ssrf', 'csv', 'archive']) })

/** POST export: some of the dives. */
export const exportSelectionWire = exportWire.extend({
  ids: z.array(z.uuid().toLowerCase()).min(1).max(20_000),
})
