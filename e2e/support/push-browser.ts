import type { CDPSession, Page } from '@playwright/test'

/**
 * Chromium subscribes to push only through Google's push service, which tests can't reach. So this one call
 * is mocked; everything else is the real browser.
 */
export async function answerSubscribing(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const KEPT = 'subscribed'
    const subscription = () => ({
      endpoint: 'https://push.example.org/send/journey',
      toJSON: () => ({
        endpoint: 'https://push.example.org/send/journey',
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
      unsubscribe: async () => {
        localStorage.removeItem(KEPT)
        return true
      },
    })
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        localStorage.setItem(KEPT, 'yes')
        return subscription()
      },
      getSubscription: async () => (localStorage.getItem(KEPT) ? subscription() : null),
    })
  })
}

/** Delivers a push to the page's service worker, like a push service would. */
export async function deliverPush(page: Page, data: unknown): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registrationId = await findActiveRegistration(devtools)
  const origin = new URL(page.url()).origin
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(data),
  })
  await devtools.detach()
}

/** A message for a worker that isn't activated yet is lost. */
async function findActiveRegistration(devtools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated')
      if (active) resolve(active.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  return found
}

/** The notifications that the browser shows for us now. */
export const shownMessages = (page: Page) =>
  page.evaluate(async () => {
    const shown = (await (await navigator.serviceWorker.ready).getNotifications()) ?? []
    return shown.map(({ title, body, dir, lang, tag }) => ({ title, body, dir, lang, tag }))
  })
