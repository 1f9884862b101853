/** The steps that prepare a person's learning, in this order. Each is a separate action and runs once. */
export const PREPARATION_STEPS = ['store', 'course', 'lessons'] as const
export type PreparationStep = (typeof PREPARATION_STEPS)[number]

export type Preparation = {
  state: 'preparing' | 'ready' | 'failed'
  done: readonly PreparationStep[]
  begunAt: Date
}

/** Spec §2: preparing takes up to about four minutes. */
export const PREPARING_MINUTES = 4

/**
 * The state to show to the waiting person. It counts as failed after the announced time, though it may still
 * finish.
 */
export function currentState({ state, begunAt }: Preparation, now: Date): Preparation['state'] {
  const isOverdue = now.getTime() - begunAt.getTime() > PREPARING_MINUTES * 60_000
  return state === 'preparing' && isOverdue ? 'failed' : state
}

export const nextStep = (done: readonly PreparationStep[]): PreparationStep | undefined =>
  PREPARATION_STEPS.find((step) => !done.includes(step))
