import {
  type DiveLogContent,
  impossible,
  type LogPart,
  type LogProblem,
  type LogType,
  problemsOf,
  todayIn,
  type UnitSystem,
} from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import type { DraftSnapshot } from '../../../shared/draft/draft-types.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import type { DiveDraft, DiveTypes } from './draft/dive-draft.ts'
import { measure } from './fields/measures.ts'
import { instructorQuery } from './form.queries.ts'
import { isLocked } from './opening.ts'
import { type Filled, followTimes } from './sections/times.ts'
import { differs, type FieldPath, pathOf } from './state/fields.ts'
import { followPlace } from './state/follow-place.ts'
import type { FormContextValue } from './state/form-context.ts'
import { inFormOrder, shownOf } from './state/shown-problems.ts'

type Refused = { problems: readonly LogProblem[]; content: DiveLogContent }

const dayIn = ({ timeZone }: DiveLogContent) => todayIn(timeZone, new Date())

/** Connects the form to the draft and its validation problems. */
export function useDiveForm(
  draft: DiveDraft,
  { content, base: log, state, request }: DraftSnapshot<DiveTypes>,
  logType: LogType,
  unit: UnitSystem,
) {
  const [seen, setSeen] = useState<ReadonlySet<FieldPath>>(
    () => new Set(impossible(content, dayIn(content)).map(({ section, field }) => pathOf(section, field))),
  )
  const [hasTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const instructor = useQuery(
    instructorQuery(useCalls(), logType === 'Training' ? content.instructorNumber : null),
  ).data
  const word = useProblemWords(unit)
  const withTimes = useFollowTimes()
  const withTitle = useFollowPlace(logType)
  const locked = isLocked(log)
  const problems = inFormOrder([
    ...problemsOf(content, logType, dayIn(content), log),
    ...(instructor === null ? [UNKNOWN_INSTRUCTOR] : []),
    ...(refused?.problems.filter(({ field }) => !differs(refused.content, content, field)) ?? []),
  ])
  const shown = locked ? [] : shownOf(problems, seen, hasTried)
  const context: Omit<FormContextValue, 'affiliateId' | 'lastDive' | 'dives'> = {
    content,
    log,
    logType,
    unit,
    hasDraft: log ? log.status !== 'Published' : state.kind !== 'idle',
    isLocked: locked,
    problems,
    shown,
    instructorName: instructor?.first_name ?? (log?.instructorName.split(' ')[0] || undefined),
    change: (change) => draft.change(withTitle(draft.snapshot().content, change)),
    changePart: (part, change) => draft.change(withTimes(draft.snapshot().content, part, change)),
    wordOf: word,
    errorOf: (section, field) => {
      const problem = shown.find((each) => each.section === section && each.field === field)
      return problem && word(problem)
    },
    see: (path) => setSeen((now) => (now.has(path) ? now : new Set([...now, path]))),
  }
  return {
    context,
    state,
    request,
    instructor,
    /** From now on, shows everything that is missing. */
    showAllProblems: () => setTried(true),
    /** Problems reported by the server, shown until the field changes. */
    refuse: (given: readonly LogProblem[]) =>
      setRefused({ problems: given, content: draft.snapshot().content }),
  }
}

const UNKNOWN_INSTRUCTOR: LogProblem = {
  section: 'dive',
  field: 'instructorNumber',
  problem: 'instructor-unknown',
}

/** Applies a change to a section of the log, including derived values. */
function useFollowTimes() {
  const filled = useRef<Filled>(undefined)
  return <Part extends LogPart>(
    content: DiveLogContent,
    part: Part,
    change: Partial<DiveLogContent[Part]>,
  ): DiveLogContent => {
    const changed = { ...content, [part]: { ...content[part], ...change } }
    if (part !== 'depthTime') return changed
    const followed = followTimes(content.depthTime, change, filled.current)
    filled.current = followed.filled
    return { ...content, depthTime: { ...content.depthTime, ...followed.change } }
  }
}

/** Applies a change to the top level of the log, including the title. */
function useFollowPlace(logType: LogType) {
  const filled = useRef<string>(undefined)
  return (content: DiveLogContent, change: Partial<DiveLogContent>): DiveLogContent => {
    const followed = followPlace(content, change, { logType, filled: filled.current })
    filled.current = followed.filled
    return { ...content, ...followed.change }
  }
}

/** VA-05 and the other rules, in the reader's language and the diver's unit. */
function useProblemWords(unit: UnitSystem): (problem: LogProblem) => string {
  const translator = useTranslator('logbook')
  const { t, formatNumber } = translator
  return ({ problem, range }) => {
    if (problem === 'text-too-long')
      return t('logbook.problem.text-too-long', { highest: range?.highest ?? 0 })
    if (problem !== 'out-of-range') return t(`logbook.problem.${problem}`)
    const say = (value: number) =>
      range?.quantity ? measure(translator, unit, range.quantity, value) : formatNumber(value)
    return t('logbook.problem.out-of-range', {
      lowest: say(range?.lowest ?? 0),
      highest: say(range?.highest ?? 0),
    })
  }
}
