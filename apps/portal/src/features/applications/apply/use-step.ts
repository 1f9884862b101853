import { useLayoutEffect, useState } from 'react'
import { useSearchParams } from '../../../shared/router/index.ts'
import { isStep, type Step } from './draft/step.ts'
import { findPlace, keepPlace } from './draft/stored-step.ts'

/** The step in the URL, or the one where the applicant left off. Back goes through the steps. */
export function useStep(id: string) {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('step')
  const [left] = useState(() => findPlace(localStorage, id))
  const step = isStep(asked) ? asked : left.step
  const [furthest, setFurthest] = useState<Step>(left.furthest)
  useLayoutEffect(() => setFurthest(keepPlace(localStorage, id, step).furthest), [id, step])
  return { step, furthest, goTo: (next: Step) => setQuery({ step: next }) }
}
