/** What is done to prepare somebody's learning, in this order. Each is a deed of its own, and is done once. */
export const PREPARATION_STEPS = ['store', 'course', 'lessons'] as const
export type PreparationStep = (typeof PREPARATION_STEPS)[number]

export type Preparation = {
  state: 'preparing' | 'ready' | 'failed'
  done: readonly PreparationStep[]
  begunAt: Date
}

/** Spec §2: it takes up to about four minutes. */
export const PREPARING_MINUTES = 4

/** How it stands for whoever waits: what takes longer than was said has failed, though it may still come. */
export function standingOf({ state, begunAt }: Preparation, now: Date): Preparation['state'] {
  const isOverdue = now.getTime() - begunAt.getTime() > PREPARING_MINUTES * 60_000
  return state === 'preparing' && isOverdue ? 'failed' : state
}

export const nextStep = (done: readonly PreparationStep[]): PreparationStep | undefined =>
  PREPARATION_STEPS.find((step) => !done.includes(step))
