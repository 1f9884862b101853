import type { Page } from '@playwright/test'

/** What a form says of its saving, as it is seen: what is read out stays as it was while a save is under way. */
export const seenWords = (page: Page, words: RegExp) =>
  page.locator('[aria-hidden="true"]').filter({ hasText: words }).first()
