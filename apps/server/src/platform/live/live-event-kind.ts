import type { Locale } from '@fathom/domain/translations'
import type { Json } from './live.ts'

/** How an event of the live channel is delivered to its reader. */
export type LiveEventKind = {
  /** The data for the reader, in their language. */
  worded: (data: Json, locale: Locale) => object
  /** Whether all streams of the person must end after this event. */
  endsStreams?: (data: Json) => boolean
}
