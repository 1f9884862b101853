import type { Page } from '@playwright/test'

/** Whenever the live channel begins, what may have changed before is asked for again: here it never does. */
export const withoutLive = (page: Page) => page.route('**/api/live**', () => undefined)
