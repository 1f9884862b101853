import type { Locale } from '@fathom/domain/translations'
import type { FastifyBaseLogger } from 'fastify'
import type { Json, PersonEvent } from './live.ts'
import type { LiveEventKind } from './live-event-kind.ts'

export type LiveEventKinds = Readonly<Record<string, LiveEventKind>>

/**
 * The data of an event for this reader; undefined for a type that no module knows (perhaps from a newer
 * version).
 */
export function wordsOf(
  kinds: LiveEventKinds,
  { type, data }: PersonEvent,
  locale: Locale,
  log: Pick<FastifyBaseLogger, 'error'>,
): object | undefined {
  try {
    return kinds[type]?.worded(data, locale)
  } catch (error) {
    // One event that fails to format must not block those after it.
    log.error({ err: error, type }, 'could not format an event')
    return undefined
  }
}

export const greetingBytes = (sequence: number, isReset: boolean): string =>
  `id: ${sequence}\nevent: ${isReset ? 'reset' : 'hello'}\ndata: {"sequence":${sequence}}\n\n`

export const newsBytes = (type: string, data: Json): Buffer =>
  Buffer.from(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)

type BytesOf = (event: PersonEvent, locale: Locale) => Buffer | undefined

/** Formats and serializes an event once for all streams of a person in the same language. */
export function createEventBytes(kinds: LiveEventKinds, log: Pick<FastifyBaseLogger, 'error'>): BytesOf {
  let last: { event: PersonEvent; locale: Locale; bytes: Buffer | undefined } | undefined
  return (event, locale) => {
    if (last?.event === event && last.locale === locale) return last.bytes
    const words = wordsOf(kinds, event, locale, log)
    const bytes =
      words && Buffer.from(`id: ${event.sequence}\nevent: ${event.type}\ndata: ${JSON.stringify(words)}\n\n`)
    last = { event, locale, bytes }
    return bytes
  }
}
