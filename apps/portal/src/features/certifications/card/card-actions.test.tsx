import { expect, test, vi } from 'vitest'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { anECard } from '../card.fixture.ts'

const PASS = '/api/ecards/wallet-pass?key=v1.abc'

async function open(wallets: { apple: boolean; google: boolean }) {
  const page = await anOpenPage(
    '/certifications/ecard',
    { '/ecards/e-cards/consumer': [anECard()], '/wallet': { url: PASS } },
    ({ config }) => {
      config.wallets = wallets
      return {}
    },
  )
  await soon(() => expect(page.named('button', 'Save as PDF')).toBeTruthy())
  return page
}

test('[CD-03] a wallet that the organization has set up is offered, and takes over at its address', async () => {
  const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const { named, requested } = await open({ apple: true, google: false })
  expect(named('button', 'Add to Google Wallet')).toBeUndefined()
  named('button', 'Add to Apple Wallet')?.click()
  await soon(() => expect(gone).toHaveBeenCalledWith(PASS))
  expect(requested().find((url) => url.includes('/wallet?'))).toContain('wallet=apple')
})

test('[CD-03] without a wallet, a card is saved as before', async () => {
  const { text } = await open({ apple: false, google: false })
  expect(text()).not.toContain('Wallet')
})
