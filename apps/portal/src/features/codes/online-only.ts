/** Thrown before anything was asked for. */
export class Offline extends Error {}

/** A deed with a code is done while its owner looks, or not at all: it does not wait for the signal to come back. */
export const onlineOnly = <Wish, Answer>(action: (wish: Wish) => Promise<Answer>) => ({
  networkMode: 'always' as const,
  mutationFn: async (wish: Wish): Promise<Answer> => {
    if (!navigator.onLine) throw new Offline()
    return action(wish)
  },
})
