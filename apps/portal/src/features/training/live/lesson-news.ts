import type { LessonEventWire } from '@fathom/contract/training'

type Hear = (news: LessonEventWire) => void

const hearers = new Set<Hear>()

/** Hands on what the server heard of a lesson to the player that is open, if there is one. */
export function passNewsOn(news: LessonEventWire): void {
  for (const hear of hearers) hear(news)
}

export function hearNews(hear: Hear): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}
