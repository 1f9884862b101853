import type { LogProblem, LogSection } from '@fathom/domain/logbook'
import { pathOf } from './state/fields.ts'

export const sectionId = (section: LogSection): string => `section-${section}`

const CONTROL =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [role=spinbutton], button:not(:disabled)'

function goTo(element: HTMLElement, focused: HTMLElement): void {
  element.scrollIntoView({ block: 'center' })
  focused.focus({ preventScroll: true })
}

/** Scrolls to the first field on the page that has one of these problems, and focuses it. */
export function jumpToFirst(problems: readonly LogProblem[]): void {
  const paths = new Set<string>(problems.map(({ section, field }) => pathOf(section, field)))
  const slot = [...document.querySelectorAll<HTMLElement>('[data-field]')].find(({ dataset }) =>
    paths.has(dataset.field ?? ''),
  )
  const folded = slot?.closest('details')
  if (folded) folded.open = true
  const control = slot?.querySelector<HTMLElement>(CONTROL)
  if (slot && control) goTo(slot, control)
}

/** Goes to the first field of the section with a problem, or to its start. */
export function jumpToSection(section: LogSection, problems: readonly LogProblem[]): void {
  const here = problems.filter((problem) => problem.section === section)
  const place = document.getElementById(sectionId(section))
  if (here.length > 0) jumpToFirst(here)
  else {
    place?.scrollIntoView({ block: 'start' })
    place?.focus({ preventScroll: true })
  }
}
