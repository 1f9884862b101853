import { afterEach, expect, test, vi } from 'vitest'
import { loadOverrides } from './overrides.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.getElementById('fathom-config')?.remove()
})

function aPage(translations: object | undefined, answer: () => Promise<Response>) {
  const config = document.head.appendChild(document.createElement('script'))
  Object.assign(config, { id: 'fathom-config', type: 'application/json' })
  config.textContent = JSON.stringify({ translations })
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const words = { 'shell.nav.logbook': 'Tauchbuch' }

test('[OF-08] a portal asks only at the address that its page names, and otherwise for nothing', async () => {
  const fetch = aPage({ 'de-DE': '/de/v1' }, async () => Response.json(words))
  expect(await loadOverrides('de-DE')).toEqual(words)
  expect(await loadOverrides('fr-FR')).toEqual({})
  expect(fetch.mock.calls.map(([address]: unknown[]) => address)).toEqual(['/de/v1'])
})

test.each([
  ['is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has another version by now', async () => Response.json({ problem: 'not-found' }, { status: 404 })],
  ['answers with a page', async () => new Response('<html>')],
])('[OF-08] the texts of the build apply where the server %s', async (_, answer) => {
  aPage({ 'de-DE': '/de/v1' }, answer)
  expect(await loadOverrides('de-DE')).toEqual({})
})

test('[OF-08] a page of an older server names no address', async () => {
  aPage(undefined, async () => Response.json(words))
  expect(await loadOverrides('de-DE')).toEqual({})
})
