import type { ReactNode } from 'react'
import { StepBar } from './step-bars.tsx'
import css from './stepper.module.css'

type Step = {
  key: string
  label: ReactNode
  /** Something is left to do in this step, although the user has moved on. */
  isOpen?: boolean
}

type Props = {
  label: string
  steps: readonly Step[]
  /**
   * The key of the current step; the steps before it are done unless they are open. Undefined when all are
   * done.
   */
  current: string | undefined
  /** Read out after the name of a completed step. */
  doneLabel: string
}

/** Shows the current position in a short series of named steps. */
export function Stepper({ label, steps, current, doneLabel }: Props) {
  const at = steps.findIndex((step) => step.key === current)
  return (
    <ol aria-label={label} className={css.steps}>
      {steps.map((step, index) => {
        const isDone = (at === -1 || index < at) && !step.isOpen
        const isNow = index === at
        return (
          <li
            aria-current={isNow ? 'step' : undefined}
            className={css.step}
            data-done={isDone || undefined}
            key={step.key}
          >
            <StepBar state={isDone ? 'done' : isNow ? 'now' : 'ahead'} />
            <span>
              {step.label}
              {isDone && <span className="visually-hidden"> {doneLabel}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
