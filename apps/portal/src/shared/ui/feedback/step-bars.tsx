import css from './step-bars.module.css'

export type StepState = 'done' | 'now' | 'ahead'

/** One step of a way, as a bar; words beside it say the same. */
export const StepBar = ({ state }: { state: StepState }) => (
  <span aria-hidden="true" className={css.bar} data-state={state} />
)

/** How far a way is gone. */
export function StepBars({ steps }: { steps: readonly { key: string; state: StepState }[] }) {
  return (
    <div className={css.bars}>
      {steps.map(({ key, state }) => (
        <StepBar key={key} state={state} />
      ))}
    </div>
  )
}
