import type { LessonEventWire } from '@fathom/contract/training'
import type { QueryClient } from '@tanstack/react-query'
import type { Live } from '../../../shared/live/index.ts'
import { LEARNING_KEY } from '../learning-key.ts'
import { passNewsOn } from './lesson-news.ts'

type Ports = { live: Pick<Live, 'on' | 'onReset'>; queries: QueryClient }

/** SC-07: a cmi5 lesson reports to the server; its progress shows at once, and its player is notified. */
export function followLessons({ live, queries }: Ports): () => void {
  const ask = () => void queries.invalidateQueries({ queryKey: LEARNING_KEY })
  const unhear = live.on('lesson', ({ data }) => {
    const news = data as LessonEventWire
    if (news.kind === 'told') ask()
    passNewsOn(news)
  })
  const unreset = live.onReset(ask)
  return () => {
    unhear()
    unreset()
  }
}
