import { formOf } from '@fathom/testing/forms'
import type { Page } from '@playwright/test'

type Answer = { url: string; html: string }

/**
 * Submits the forms of the account pages with the browser's cookies, for journeys that start signed in. Other
 * journeys test how these pages look and behave.
 */
export async function accountPages(page: Page) {
  const headers = { 'user-agent': await page.evaluate(() => navigator.userAgent) }
  return {
    async open(path: string): Promise<Answer> {
      const answer = await page.request.get(path, { headers })
      return { url: answer.url(), html: await answer.text() }
    },
    async send(at: Answer, fields: Readonly<Record<string, string>>): Promise<Answer> {
      const { action, hidden } = formOf(at)
      const answer = await page.request.post(action, {
        headers: { ...headers, origin: new URL(action).origin },
        form: { ...hidden, ...fields },
      })
      if (!answer.ok()) throw new Error(`${action} answered ${answer.status()}`)
      return { url: answer.url(), html: await answer.text() }
    },
  }
}

export async function openScreen(page: Page, to: string) {
  await page.goto(to)
  await page.waitForURL((url) => url.pathname + url.search === to)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
}

export const signInPath = (to: string, more: Record<string, string> = {}) =>
  `/api/auth/session/sign-in?${new URLSearchParams({ returnTo: to, lang: 'en-US', ...more })}`
