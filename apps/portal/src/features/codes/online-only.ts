/** Thrown before any call is made. */
export class Offline extends Error {}

/** Actions on a code fail at once when offline, instead of running later when the owner no longer looks. */
export const onlineOnly = <Wish, Answer>(action: (wish: Wish) => Promise<Answer>) => ({
  networkMode: 'always' as const,
  mutationFn: async (wish: Wish): Promise<Answer> => {
    if (!navigator.onLine) throw new Offline()
    return action(wish)
  },
})
