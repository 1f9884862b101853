import type { Standard } from '../activity.ts'
import type { AttemptStatus, AttemptSummary } from '../attempt.ts'
import { type Cmi, listAt, numberAt, textAt } from './cmi.ts'
import { secondsOf } from './duration.ts'

const LONGEST_PLACE = 1000
const MOST_SECONDS = 10_000_000

/** Maps the data model of a SCORM package to the summary that all standards share. */
export function scormSummary(standard: Standard, cmi: Cmi, masteryScore: number | null): AttemptSummary {
  const is12 = standard === 'scorm-1.2'
  const score = shareOf(cmi, is12 ? 'core.score' : 'score')
  const place = textAt(cmi, is12 ? 'core.lesson_location' : 'location').slice(0, LONGEST_PLACE)
  const seconds = secondsOf(textAt(cmi, is12 ? 'core.total_time' : 'total_time')) ?? 0
  return {
    status: judged(begun(is12 ? status12(cmi) : status2004(cmi), cmi, place, score), score, masteryScore),
    score,
    seconds: Math.min(Math.round(seconds), MOST_SECONDS),
    place: place || null,
    progress: inShare(numberAt(cmi, 'progress_measure')) ?? progressIn(place),
  }
}

const STATUS_12: Readonly<Record<string, AttemptStatus>> = {
  passed: 'passed',
  failed: 'failed',
  completed: 'completed',
  'not attempted': 'not-attempted',
}

/** Any other status, such as `browsed`, counts as incomplete: viewing a lesson doesn't complete it. */
const status12 = (cmi: Cmi): AttemptStatus => STATUS_12[textAt(cmi, 'core.lesson_status')] ?? 'incomplete'

function status2004(cmi: Cmi): AttemptStatus {
  const success = textAt(cmi, 'success_status')
  if (success === 'passed' || success === 'failed') return success
  const completion = textAt(cmi, 'completion_status')
  if (completion === 'completed') return 'completed'
  return completion === 'not attempted' ? 'not-attempted' : 'incomplete'
}

/** A package that stores something has started, even if it doesn't report so. */
function begun(status: AttemptStatus, cmi: Cmi, place: string, score: number | null): AttemptStatus {
  if (status !== 'not-attempted') return status
  const hasStored = place !== '' || textAt(cmi, 'suspend_data') !== '' || score !== null
  return hasStored || listAt(cmi, 'interactions').length > 0 ? 'incomplete' : status
}

/** With a pass mark, the score decides as soon as the package reports that it's finished. */
function judged(status: AttemptStatus, score: number | null, masteryScore: number | null): AttemptStatus {
  const isThrough = status === 'completed' || status === 'passed' || status === 'failed'
  if (!isThrough || score === null || masteryScore === null) return status
  return score >= masteryScore ? 'passed' : 'failed'
}

/**
 * The scaled score, otherwise the raw one relative to its minimum and maximum. Null if the number isn't a
 * valid share.
 */
function shareOf(cmi: Cmi, path: string): number | null {
  const scaled = numberAt(cmi, `${path}.scaled`)
  if (scaled !== null) return inShare(Math.max(0, scaled))
  const raw = numberAt(cmi, `${path}.raw`)
  const least = numberAt(cmi, `${path}.min`) ?? 0
  const most = numberAt(cmi, `${path}.max`) ?? 100
  return raw === null || most <= least ? null : inShare((raw - least) / (most - least))
}

const inShare = (value: number | null): number | null =>
  value !== null && value >= 0 && value <= 1 ? value : null

/** SCORM 1.2 has no progress field, but a place such as `5/9` reveals it. */
function progressIn(place: string): number | null {
  const [, at = '', of = ''] = /^(\d{1,5})\/(\d{1,5})$/.exec(place) ?? []
  return of === '' || Number(of) === 0 ? null : inShare(Number(at) / Number(of))
}
