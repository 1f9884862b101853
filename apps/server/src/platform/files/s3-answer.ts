/** The store's own word for what is wrong; empty when it has none. */
export async function codeIn(answer: Response): Promise<string> {
  return (await answer.text()).match(/<Code>([^<]*)<\/Code>/)?.[1] ?? ''
}
