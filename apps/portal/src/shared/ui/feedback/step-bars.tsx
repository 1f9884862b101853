import css from './step-bars.module.css'

export type StepState = 'done' | 'now' | 'ahead'

/** One step as a bar; the text beside it says the same. */
export const StepBar = ({ state }: { state: StepState }) => (
  <span aria-hidden="true" className={css.bar} data-state={state} />
)

/** Shows the progress through the steps. */
export function StepBars({ steps }: { steps: readonly { key: string; state: StepState }[] }) {
  return (
    <div className={css.bars}>
      {steps.map(({ key, state }) => (
        <StepBar key={key} state={state} />
      ))}
    </div>
  )
}
