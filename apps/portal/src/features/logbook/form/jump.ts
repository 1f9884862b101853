import type { LogProblem, LogSection } from '@fathom/domain/logbook'
import { type FieldPath, pathOf } from './state/fields.ts'

export const sectionId = (section: LogSection): string => `section-${section}`

const CONTROL =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [role=spinbutton], button:not(:disabled)'

function goTo(element: HTMLElement, focused: HTMLElement): void {
  element.scrollIntoView({ block: 'center' })
  focused.focus({ preventScroll: true })
}

/** Scrolls to a field and focuses it. */
export function jumpToField(path: FieldPath): void {
  const slot = document.querySelector<HTMLElement>(`[data-field="${path}"]`)
  const control = slot?.querySelector<HTMLElement>(CONTROL)
  if (slot && control) goTo(slot, control)
}

/** Goes to the first field of the section with a problem, or to its start. */
export function jumpToSection(section: LogSection, problems: readonly LogProblem[]): void {
  const first = problems.find((problem) => problem.section === section)
  const place = document.getElementById(sectionId(section))
  if (first) jumpToField(pathOf(section, first.field))
  else {
    place?.scrollIntoView({ block: 'start' })
    place?.focus({ preventScroll: true })
  }
}
