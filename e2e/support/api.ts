import type { APIResponse, Page } from '@playwright/test'

/** Makes calls as the user who is signed in on this page, like the portal does. */
export async function apiOf(page: Page, origin: string) {
  const refreshed = await page.request.post('/api/auth/session/refresh', { headers: { origin } })
  const { idToken } = (await refreshed.json()) as { idToken: string }
  const headers = { authorization: `Bearer ${idToken}` }
  return {
    get: async <T>(path: string): Promise<T> => answerOf(await page.request.get(path, { headers })),
    post: async <T>(path: string, data: object = {}): Promise<T> =>
      answerOf(await page.request.post(path, { headers, data })),
    put: async <T>(path: string, data: object): Promise<T> =>
      answerOf(await page.request.put(path, { headers, data })),
    /** Sends a file as the body. */
    send: async <T>(path: string, file: Uint8Array, type: string): Promise<T> => {
      const data = Buffer.from(file)
      const answer = await page.request.post(path, { headers: { ...headers, 'content-type': type }, data })
      return answerOf(answer)
    },
  }
}

async function answerOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return (answer.status() === 204 ? undefined : await answer.json()) as T
}
