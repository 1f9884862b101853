import { expect, type Page } from '@playwright/test'

/** The portal opens without a signal once its parts and the words of the page's language lie on the device. */
export const expectPortalOnDevice = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('fathom-shell-'))
        const kept = await (await caches.open(name)).keys()
        return kept.some(({ url }) => /\/en-US-/.test(url)) && kept.some(({ url }) => url.endsWith('/'))
      }),
    )
    .toBe(true)
