import type { Page } from '@playwright/test'

/** The visible save status of a form; the announced text doesn't change while a save is in progress. */
export const seenWords = (page: Page, words: RegExp) =>
  page.locator('[aria-hidden="true"]').filter({ hasText: words }).first()
