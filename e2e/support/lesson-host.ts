import type { LessonLaunchWire } from '@fathom/contract/training'
import type { FromPlayerWire, ToPlayerWire } from '@fathom/contract/training/content'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    received: FromPlayerWire[]
    toPlayer(message: object): void
  }
}

type Launch = Pick<LessonLaunchWire, 'playerUrl' | 'start'>

/** Opens a portal page with nothing but the player on it. */
export async function openLessonHost(page: Page, launch: Launch) {
  await page.goto('/settings')
  return hostLesson(page, launch)
}

/** Puts the player into the open page, under its real policy, and records every message of the player. */
export async function hostLesson(page: Page, launch: Launch) {
  await page.evaluate(({ playerUrl, start }) => {
    const content = new URL(playerUrl).origin
    const frame = document.createElement('iframe')
    document.getElementById('player')?.remove()
    frame.id = 'player'
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
    frame.allow = 'fullscreen; autoplay; unload'
    Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '99' })
    window.received = []
    window.toPlayer = (message) => frame.contentWindow?.postMessage(message, content)
    addEventListener('message', ({ origin, source, data }) => {
      if (origin !== content || source !== frame.contentWindow) return
      window.received.push(data)
      if (data.type === 'ready') window.toPlayer(start)
    })
    frame.src = playerUrl
    document.body.append(frame)
  }, launch)
  const lesson = page.frameLocator('#player').frameLocator('iframe')
  const received = <T extends FromPlayerWire['type']>(type: T) =>
    page.evaluate((name) => window.received.filter((message) => message.type === name), type) as Promise<
      Extract<FromPlayerWire, { type: T }>[]
    >
  const post = (type: ToPlayerWire['type']) => page.evaluate((name) => window.toPlayer({ type: name }), type)
  const stop = async () => {
    await post('stop')
    await page.waitForFunction(() => window.received.some(({ type }) => type === 'ended'))
  }
  return { lesson, received, post, stop }
}
