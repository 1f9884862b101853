import {
  type DiveLogContent,
  EMPTY_LOG,
  LOG_SECTIONS,
  type LogProblem,
  type LogSection,
  type LogType,
} from '@fathom/domain/logbook'

export type SectionState = 'done' | 'missing' | 'open'

/** A recreational log has no skills to practice. */
export const sectionsOf = (logType: LogType): readonly LogSection[] =>
  LOG_SECTIONS.filter((section) => section !== 'skills' || logType === 'Training')

const ASKED: readonly LogSection[] = ['dive', 'depthTime', 'skills']

type Facts = {
  content: DiveLogContent
  problems: readonly LogProblem[]
  shown: readonly LogProblem[]
  hasPhotos: boolean
}

/** Required sections are done when nothing is missing, optional ones when anything is filled in. */
export function stateOf(section: LogSection, { content, problems, shown, hasPhotos }: Facts): SectionState {
  const isHere = (problem: LogProblem) => problem.section === section
  if (shown.some(isHere)) return 'missing'
  if (problems.some(isHere)) return 'open'
  if (ASKED.includes(section)) return 'done'
  if (section === 'photos') return hasPhotos ? 'done' : 'open'
  const name = section as 'conditions' | 'equipment' | 'experience'
  return JSON.stringify(content[name]) === JSON.stringify(EMPTY_LOG[name]) ? 'open' : 'done'
}
