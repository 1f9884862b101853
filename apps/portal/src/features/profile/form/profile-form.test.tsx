import { act, type ReactNode, useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { i18n } from '../../../shared/i18n/i18n.ts'
import { I18nProvider } from '../../../shared/i18n/i18n-provider.tsx'
import { find, press, render } from '../../../shared/testing/render.tsx'
import { Savebar } from '../../../shared/ui/form/savebar.tsx'
import { SaveFailure, useFirstProblem } from './profile-form.tsx'

async function show(problem: ReactNode) {
  await i18n.use('en-US')
  await i18n.need('profile')
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <Savebar problem={problem} say="1 unsaved change">
          <button type="button">Save</button>
        </Savebar>
      </I18nProvider>,
    )
  })
  const bar = find('button', 'Save').parentElement?.parentElement
  return {
    words: bar?.textContent,
    alert: bar?.querySelector('[role="alert"]')?.textContent,
    status: bar?.querySelector('[role="status"]')?.textContent,
  }
}

test('a bar without a problem says what changed', async () => {
  expect(await show(undefined)).toMatchObject({ status: '1 unsaved change', alert: undefined })
})

test('a failed save is shown in the bar, in place of what changed', async () => {
  const { words, alert } = await show(<SaveFailure cause={new Error('500')} isOnline={true} />)
  expect(alert).toBe('We couldn’t save your changes.They’re still here. Try again.')
  expect(words).not.toContain('1 unsaved change')
})

test('a save while offline is reported at once', async () => {
  const offline = 'You’re offline. Your changes stay on this device. Save them when you’re online.'
  const pressed = await show(<SaveFailure cause={new Error('offline')} isOnline={false} />)
  expect(pressed).toMatchObject({ alert: offline, status: undefined })
})

test('losing the connection before any save is reported quietly', async () => {
  const { alert, status } = await show(<SaveFailure cause={null} isOnline={false} />)
  expect([alert, status]).toEqual([undefined, expect.stringContaining('You’re offline.')])
})

function ConnectionReturns({ cause }: { cause: Error }) {
  const [isOnline, setIsOnline] = useState(false)
  return (
    <>
      <SaveFailure cause={cause} isOnline={isOnline} />
      <button onClick={() => setIsOnline(true)} type="button">
        Come back
      </button>
    </>
  )
}

test('a save that failed offline is no longer shown as an error once online', async () => {
  await show(<ConnectionReturns cause={new Error('offline')} />)
  press(find('button', 'Come back'))
  expect(document.body.textContent).toContain('You’re online again. You can save now.')
  expect(document.querySelector('[role="alert"]')).toBeNull()
})

function Form({ refused }: { refused: number }) {
  const place = useRef<HTMLFormElement>(null)
  useFirstProblem(place, refused)
  return (
    <form ref={place}>
      <input aria-label="City" />
      <input aria-invalid={true} aria-label="Postal code" />
    </form>
  )
}

test('[EN-12] a rejected save scrolls the first invalid field and its message into view, and nothing moves before', () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  const { show } = render(<Form refused={0} />)
  expect(scroll).not.toHaveBeenCalled()
  show(<Form refused={1} />)
  const wrong = find('input', 'Postal code')
  expect(document.activeElement).toBe(wrong)
  expect(scroll.mock.contexts).toEqual([wrong])
  scroll.mockRestore()
})
