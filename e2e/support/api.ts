import type { Page } from '@playwright/test'

/** Calls in the name of whoever is signed in on this page, as the portal does. */
export async function apiOf(page: Page, origin: string) {
  const refreshed = await page.request.post('/api/auth/session/refresh', { headers: { origin } })
  const { idToken } = await refreshed.json()
  const headers = { authorization: `Bearer ${idToken}` }
  const ok = async (path: string, answer: Awaited<ReturnType<typeof page.request.get>>) => {
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
  return {
    get: async (path: string) => ok(path, await page.request.get(path, { headers })),
    post: async (path: string, data: object = {}) =>
      ok(path, await page.request.post(path, { headers, data })),
    put: async (path: string, data: object) => ok(path, await page.request.put(path, { headers, data })),
    /** A file as the body. */
    send: async (path: string, file: Uint8Array, type: string) =>
      ok(
        path,
        await page.request.post(path, {
          headers: { ...headers, 'content-type': type },
          data: Buffer.from(file),
        }),
      ),
  }
}
