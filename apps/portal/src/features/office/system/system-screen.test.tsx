import type { SystemWire } from '@fathom/contract/office'
import { expect, test } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'

const WELL: SystemWire = {
  version: '2.0.121',
  startedAt: '2026-11-15T09:00:00.000Z',
  states: {
    database: 'good',
    files: 'good',
    mail: 'good',
    jobs: 'good',
    live: 'good',
    provider: 'good',
    backup: 'good',
    wallets: 'good',
  },
  database: { version: '18.4', isEmbedded: false, isPrimary: true, used: 3, waiting: 0 },
  files: { isFolder: false },
  mail: { isFolder: false, waiting: 0, refused: 0 },
  jobs: { due: 1, retrying: 2, failed: 0 },
  live: { connections: 1234 },
  provider: { issuer: null },
  backup: { lastAt: '2026-11-15T02:00:00.000Z' },
  wallets: { appleUntil: '2027-05-02T10:00:00.000Z', google: true },
}

const open = (system: Answers[string], rights: readonly string[] = ['settings']) =>
  anOpenPage('/office/system', {
    ...signedInAs(9),
    '/office/rights/own': { rights: [...rights] },
    '/office/system': system,
  })

test('[OP-01] the page shows each part, its state and its facts', async () => {
  const { text } = await open(WELL)
  await soon(() => expect(text()).toContain('Version 2.0.121'))
  for (const shown of [
    'PostgreSQL 18.4. Connections in use: 3.',
    'Primary: data can be saved.',
    'In an S3 store',
    'Due: 1. Waiting for another try: 2. Failed: 0.',
    'Open connections: 1,234',
    'Fathom’s own accounts',
    'Last backup: 15 November 2026 at 2:00',
    'Apple Wallet: the certificate ends on 2 May 2027.',
    'Google Wallet: cards can be added.',
  ])
    expect(text()).toContain(shown)
  expect(text().match(/Works/g)).toHaveLength(8)
  expect(text()).not.toContain('SMTP_URL')
})

test('[OP-01] [OP-05] what fails says so in words, and what to do', async () => {
  const { text } = await open({
    ...WELL,
    states: { ...WELL.states, files: 'down', mail: 'down', provider: 'down', backup: 'attention' },
    mail: { isFolder: false, waiting: 12, refused: 0 },
    provider: { issuer: 'https://login.example.org' },
    backup: { lastAt: null },
  })
  await soon(() => expect(text()).toContain('Email can’t be sent. Check SMTP_URL'))
  expect(text()).toContain('Waiting: 12. Refused: 0.')
  expect(text()).toContain('Files can’t be saved. Check FILES_URL')
  expect(text()).toContain('Nobody can sign in. Check the provider at OIDC_ISSUER.')
  expect(text()).toContain('https://login.example.org')
  expect(text()).toContain('Run npm run backup every day.')
  expect(text().match(/Doesn’t work/g)).toHaveLength(3)
  expect(text().match(/Needs attention/g)).toHaveLength(1)
})

test('[OP-01] mail that was refused is no outage', async () => {
  const { text } = await open({
    ...WELL,
    states: { ...WELL.states, mail: 'attention' },
    mail: { isFolder: false, waiting: 0, refused: 2 },
  })
  await soon(() => expect(text()).toContain('The mail server refused some email.'))
})

test('[OP-01] without the right for settings, the page does not open', async () => {
  const { text, requested } = await open(WELL, ['people'])
  await soon(() => expect(text()).toContain('System'))
  expect(text()).not.toContain('PostgreSQL')
  expect(requested().some((url) => url.includes('/office/system'))).toBe(false)
})

test('[OP-01] a page that does not load can be retried', async () => {
  let isDown = true
  const { text, named } = await open(() => (isDown ? 400 : WELL))
  await soon(() => expect(text()).toContain('We couldn’t load the state of the system'))
  isDown = false
  named('button', 'Try again')?.click()
  await soon(() => expect(text()).toContain('Version 2.0.121'))
})

test('[CD-03] [OP-01] wallets that are not set up say so, and a certificate that ends soon says what to do', async () => {
  const none = await open({
    ...WELL,
    states: { ...WELL.states, wallets: 'off' },
    wallets: { appleUntil: null, google: false },
  })
  await soon(() => expect(none.text()).toContain('Divers can’t add their cards to a phone’s wallet yet.'))
  expect(none.text()).toContain('Not set up')
  expect(none.text()).not.toContain('Renew the certificate')
  const soonOver = await open({ ...WELL, states: { ...WELL.states, wallets: 'attention' } })
  await soon(() => expect(soonOver.text()).toContain('Renew the certificate with Apple before it ends.'))
})
