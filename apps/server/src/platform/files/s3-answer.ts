/** The store's own error code; empty when it sent none. */
export async function codeIn(answer: Response): Promise<string> {
  return (await answer.text()).match(/<Code>([^<]*)<\/Code>/)?.[1] ?? ''
}

/** The store answered, and didn't do it. */
export class StoreRefused extends Error {
  override name = 'StoreRefused'
}
