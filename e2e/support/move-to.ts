import type { Page } from '@playwright/test'

/** Goes there as Back and Forward do, because starting the portal again costs more than a screen itself. */
export const moveTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
