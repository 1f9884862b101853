import type { LessonEventWire } from '@fathom/contract/training'

type Hear = (news: LessonEventWire) => void

const hearers = new Set<Hear>()

/** Passes the server's lesson event to the open player, if there is one. */
export function passNewsOn(news: LessonEventWire): void {
  for (const hear of hearers) hear(news)
}

export function hearNews(hear: Hear): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}
