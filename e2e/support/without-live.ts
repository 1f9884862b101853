import type { Page } from '@playwright/test'

/** The portal refetches whatever may have changed when the live channel connects; here it never connects. */
export const withoutLive = (page: Page) => page.route('**/api/live**', () => undefined)
