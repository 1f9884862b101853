import type { Locale } from '@fathom/domain/translations'
import type { Json } from './live.ts'

/** How an event of the live channel reaches its reader. */
export type LiveEventKind = {
  /** What the reader gets, in their language. */
  worded: (data: Json, locale: Locale) => object
  /** Whether no stream of the person may go on after this event. */
  endsStreams?: (data: Json) => boolean
}
