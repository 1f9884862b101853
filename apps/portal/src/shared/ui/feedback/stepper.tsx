import type { ReactNode } from 'react'
import { StepBar } from './step-bars.tsx'
import css from './stepper.module.css'

type Step = {
  key: string
  label: ReactNode
  /** Something is left to do there, though one has gone on. */
  isOpen?: boolean
}

type Props = {
  label: string
  steps: readonly Step[]
  /** The key of the step in hand; those before it are done, unless they are open. Undefined when all are. */
  current: string | undefined
  /** Read after the name of a step that is done. */
  doneLabel: string
}

/** Where one stands in a short way of named steps. */
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
