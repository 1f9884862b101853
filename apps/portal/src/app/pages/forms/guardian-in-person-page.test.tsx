import { currentDefinition } from '@fathom/domain/forms'
import { afterEach, expect, test, vi } from 'vitest'
import { anIdToken } from '../../../shared/testing/id-token.fixture.ts'
import { anApp, show } from '../../testing/app.fixture.tsx'

let shown: ReturnType<typeof show> | undefined
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[TS-06] the guardian gets the device at the top of the form, wherever the witness was', async () => {
  const scrolled = vi.spyOn(globalThis, 'scrollTo').mockReturnValue()
  const app = await anApp('/training/instructor/guardian/100006/d-1', {
    '/session/refresh': {
      idToken: anIdToken(),
      expiresAt: '2100-01-01T00:00:00Z',
      sessionId: 's-1',
      handedOver: '100006/d-1',
    },
    '/documents/d-1/guardian': {
      memberName: 'Milo Hart',
      birthDate: '2014-03-04',
      language: 'en-US',
      definition: currentDefinition('liability-release', 'own-fault'),
      texts: {},
      answers: {},
    },
  })
  shown = show(app)
  const { place } = shown
  await vi.waitFor(() => expect(place.querySelector('h1')?.textContent).toMatch(/guardian/i))
  expect(scrolled).toHaveBeenCalledWith(0, 0)
})
