import type { SentLinkWire } from '@fathom/contract/forms'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { closeScreen, openScreen } from '../../testing/open-screen.fixture.tsx'
import { AskCard } from './ask-card.tsx'
import { AskForm } from './ask-form.tsx'

afterEach(closeScreen)

async function open(problems: readonly string[] = []) {
  const post = vi.fn(async () => {
    const [problem] = problems
    throw new CallFailed('refused', { kind: 'refused', status: 422, problem, answer: { problems } })
  })
  const screen = <AskForm documentId="d-1" onAsked={() => undefined} reader="guardian" />
  return { ...(await openScreen(screen, { http: { post }, areas: ['forms', 'forms-signers'] })), post }
}

test('[TS-06] every fault of name and address is shown at once, with the focus on the first', async () => {
  const { place, press, fill, t, post } = await open()
  const name = await fill(t('forms-signers.ask.name.guardian'), 'Rosa')
  await fill(t('forms-signers.ask.email'), 'rosa')
  await press(t('forms-signers.ask.send'))
  await vi.waitFor(() => expect(place.textContent).toContain(t('forms-signers.name-incomplete')))
  expect(place.textContent).toContain(t('forms-signers.ask.address-invalid'))
  await vi.waitFor(() => expect(document.activeElement).toBe(name))
  expect(post).not.toHaveBeenCalled()
})

test('[TS-06] what the server refuses about both is shown at both, and the way of a guardian with the same name', async () => {
  const { place, press, fill, t } = await open(['name-own', 'address-own'])
  await fill(t('forms-signers.ask.name.guardian'), 'Milo Hart')
  await fill(t('forms-signers.ask.email'), 'teen@fathom.test')
  await press(t('forms-signers.ask.send'))
  await vi.waitFor(() => expect(place.textContent).toContain(t('forms-signers.ask.address-own')))
  expect(place.textContent).toContain('they sign in person at your dive center')
})

test('[TS-06] after the link was sent, the focus is on where it went', async () => {
  const SENT: SentLinkWire = {
    ...{ role: 'guardian', name: 'Rosa Hart', email: 'r•••@hart.example', language: 'en-US', state: 'sent' },
    ...{ sentAt: '2026-11-15T10:00:00.000Z', expiresAt: '2026-11-30T10:00:00.000Z', remindableFrom: null },
  }
  let send: () => void = () => undefined
  function Host() {
    const [isSent, setIsSent] = useState(false)
    send = () => setIsSent(true)
    return <AskCard documentId="d-1" link={isSent ? SENT : null} reader="guardian" />
  }
  const post = async () => send()
  const { press, fill, t } = await openScreen(<Host />, {
    ...{ http: { post }, areas: ['forms', 'forms-signers'] },
  })
  await fill(t('forms-signers.ask.name.guardian'), 'Rosa Hart')
  await fill(t('forms-signers.ask.email'), 'rosa@hart.example')
  await press(t('forms-signers.ask.send'))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('r•••@hart.example'))
})

test('[TS-01] a link is withdrawn after a question, and the focus stays in the card', async () => {
  const link: SentLinkWire = {
    ...{
      role: 'physician',
      name: 'Dr. Reis',
      email: 'r•••@clinic.example',
      language: 'en-US',
      state: 'sent',
    },
    ...{ sentAt: '2026-11-15T10:00:00.000Z', expiresAt: '2026-11-30T10:00:00.000Z', remindableFrom: null },
  }
  let withdraw: () => void = () => undefined
  function Host() {
    const [isSent, setIsSent] = useState(true)
    withdraw = () => setIsSent(false)
    return <AskCard documentId="d-1" link={isSent ? link : null} reader="physician" />
  }
  const remove = vi.fn(async () => withdraw())
  const { place, press, t } = await openScreen(<Host />, {
    ...{ http: { delete: remove }, areas: ['forms', 'forms-signers'] },
  })
  await press(t('forms-signers.ask.withdraw'))
  await vi.waitFor(() => expect(place.querySelector('dialog[open]')?.textContent).toContain('Dr. Reis'))
  expect(remove).not.toHaveBeenCalled()
  const confirm = [...place.querySelectorAll<HTMLButtonElement>('dialog button')].find(
    ({ textContent }) => textContent === t('forms-signers.ask.withdraw'),
  )
  confirm?.click()
  await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain(t('forms-signers.ask.text')))
})
