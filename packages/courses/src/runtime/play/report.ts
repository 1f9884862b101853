import type { Scorm12API } from 'scorm-again/scorm12'
import type { Scorm2004API } from 'scorm-again/scorm2004'

type Interaction = Record<string, string>
type Report = {
  session_time: string
  suspend_data: string
  completion_status: string
  success_status: string
  score: { scaled: string; raw: string }
  core: { lesson_status: string; session_time: string; score: { min: string; raw: string; max: string } }
  interactions: Record<string, Interaction>
}

/**
 * What the LMS receives. Read from the runtime, because a page may write some elements that it may not read.
 */
export function reportOf(api: Scorm12API | Scorm2004API): Report {
  const { cmi } = JSON.parse(JSON.stringify(api.renderCommitCMI(false, true)))
  return cmi
}
