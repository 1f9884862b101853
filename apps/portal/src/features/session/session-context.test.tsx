import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { anIdToken } from '../../shared/testing/id-token.fixture.ts'
import { createSession } from './session.ts'
import { SessionProvider, useUser } from './session-context.tsx'

const Greeting = () => <p>{useUser().givenName}</p>

test('[ST-11] a component that renders only after the session ended still knows the user of the page being left', async () => {
  const fetch = async () => Response.json({ idToken: anIdToken(), expiresAt: '2100-01-01T00:00:00Z' })
  const session = createSession({ authUrl: '/api/auth', claimNames: {}, fetch })
  await session.refresh()
  session.forget()
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <SessionProvider context={{ session, signOut: async () => undefined }}>
        <Greeting />
      </SessionProvider>,
    ),
  )
  expect(place.textContent).toBe('Ines')
  root.unmount()
})
