import type { LogType } from '@fathom/domain/logbook'
import { type FormParams, LEFT_OUT } from './form/state/prefill.ts'

const BASE = '/logbook/log-dive'
const SEGMENT = { Training: 'training', Recreational: 'recreational' } as const

/** Joins segments up to the last given one; omitted segments before it become a dash. */
function joined(base: string, segments: readonly (string | number | null | undefined)[]): string {
  const end = segments.findLastIndex((segment) => segment !== undefined && segment !== null)
  const written = segments
    .slice(0, end + 1)
    .map((segment) => encodeURIComponent(String(segment ?? '') || LEFT_OUT))
  return [base, ...written].join('/')
}

/**
 * RT-15 to RT-17. Defined here rather than with the shell's paths, because only the logbook's pages need
 * them.
 */
export const formPaths = {
  selectCourse: () => `${BASE}/select-course`,
  create: (
    logType: LogType,
    { course, logNumber, title, logId, confirmation }: FormParams = {},
    adventureDive?: string | null,
  ): string => {
    const base = `${BASE}/${SEGMENT[logType]}/create`
    if (logType === 'Recreational') return joined(base, [logId, confirmation])
    const address = joined(base, [course, logNumber, title, logId, confirmation])
    return adventureDive ? `${address}?adventureDive=${encodeURIComponent(adventureDive)}` : address
  },
  update: (logType: LogType, logId: string, confirmation?: string): string =>
    joined(`${BASE}/${SEGMENT[logType]}/update`, [logId, confirmation]),
} as const

/**
 * The page of one dive. Defined here and not with the shared paths, because only logbook pages link to it.
 */
export const divePath = (logId: string): string => `/logbook/dive/${encodeURIComponent(logId)}`
