import { beforeEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'
import { aCertification } from '../card.fixture.ts'

beforeEach(() => {
  HTMLElement.prototype.hidePopover ??= () => undefined
})

async function open(answers: Answers = {}, type = 9) {
  const page = await anOpenPage('/office/cards', { ...signedInAs(type), ...answers })
  const press = (name: string) => page.named('button', name)?.click()
  const sent = (end: string) =>
    page.fetch.mock.calls
      .filter(([url, init]) => String(url).endsWith(end) && init?.method === 'POST')
      .map(([, init]) => JSON.parse(String(init?.body)))
  return { ...page, press, sent }
}

test('a card is withdrawn with a reason, after a confirmation', async () => {
  const { text, find, named, press, sent } = await open({
    '/certifications/100001': [aCertification()],
    '/revocation': aCertification({ standing: 'revoked' }),
  })
  await soon(() => expect(find('input[name=number]')).not.toBeNull())
  const type = (selector: string, value: string) => {
    const field = find<HTMLInputElement | HTMLTextAreaElement>(selector)
    const own = Object.getPrototypeOf(field)
    Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, value)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  type('input[name=number]', 'abc')
  press('Show cards')
  await soon(() => expect(text()).toContain('A member number has digits only'))
  type('input[name=number]', '100001')
  press('Show cards')
  await soon(() => expect(named('button', 'Withdraw')).toBeDefined())
  press('Withdraw')
  await soon(() => expect(text()).toContain('Withdraw Rescue Diver?'))
  named('dialog[open] button', 'Withdraw')?.click()
  await soon(() => expect(text()).toContain('Say why'))
  expect(sent('/revocation')).toEqual([])
  type('dialog[open] textarea', 'Not earned')
  named('dialog[open] button', 'Withdraw')?.click()
  await soon(() => expect(sent('/2503118466/revocation')).toEqual([{ reason: 'Not earned' }]))
  await soon(() => expect(currentToast()?.text).toBe('Withdrawn.'))
})

test('[RO-02] users who are not staff do not see it', async () => {
  const { text } = await open({}, 1)
  await vi.waitFor(() => expect(text()).not.toContain('Withdraw a card'))
})
