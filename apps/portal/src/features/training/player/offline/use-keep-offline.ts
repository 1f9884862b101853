import type { CourseRecordWire, LaunchWire } from '@fathom/contract/training'
import { useEffect, useState } from 'react'
import { type Calls, useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { untilOpensOffline } from '../../../../shared/offline/until-opens-offline.ts'
import type { Keeping } from '../frame/use-player.ts'
import { type CourseToKeep, keepCourse } from './keep-course.ts'
import { dropLessons, hasEveryLesson } from './stored-lesson.ts'

type Player = { keeping: Keeping | undefined; keep: () => void; release: () => void }

/** `share` is how much has come, from 0 to 1. */
type OfflineState = { kind: 'none' | 'busy' | 'kept' | 'failed'; share: number }

/** What the button shows when the content is here, by whether the ways into its lessons are. */
const SHOWN = { unknown: 'busy', kept: 'kept', failed: 'failed', released: 'none' } as const

/** Undefined while nobody knows whether the lesson can be kept: then nothing is offered. */
export function useKeepOffline(
  { keeping, keep, release }: Player,
  wayIn: () => LaunchWire,
  course: CourseRecordWire | undefined,
  affiliateId: number,
) {
  const calls = useCalls()
  const { locale } = useTranslator()
  const [way, setWay] = useState<keyof typeof SHOWN>('unknown')
  const isWanted = keeping?.state === 'kept' && way === 'unknown'
  // What the player has from an earlier visit needs its way in as well.
  useEffect(() => {
    if (!isWanted || !course) return
    keepWhole(calls, { affiliateId, course, launch: wayIn() }, locale).then(
      () => setWay('kept'),
      (cause: unknown) => {
        console.warn('the course does not open without a signal', cause)
        setWay('failed')
      },
    )
  }, [isWanted, calls, course, wayIn, affiliateId, locale])
  if (!keeping || !course) return undefined
  const { state, done, of } = keeping
  const kind = state === 'kept' ? SHOWN[way] : state
  return {
    state: { kind, share: of > 0 ? done / of : 0 } satisfies OfflineState,
    keep: () => {
      setWay('unknown')
      keep()
    },
    release: () => {
      setWay('released')
      release()
      void dropLessons(affiliateId, wayIn().enrolmentId)
    },
  }
}

/** The ways into the lessons, and the portal that leads to them: without it a reload ends at the browser's own page. */
async function keepWhole(calls: Calls, given: CourseToKeep, locale: string): Promise<void> {
  try {
    await keepCourse(calls, given)
  } catch (cause) {
    // Without a signal nothing new comes, and what is here opens all the same.
    if (!(await hasEveryLesson(given))) throw cause
  }
  await untilOpensOffline(locale)
}
