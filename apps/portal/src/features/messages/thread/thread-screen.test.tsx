import { afterEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { deviceMessages } from '../outbox/unsent-message.ts'
import { aMessage, aThread, ENROLMENT } from './thread.fixture.ts'

const THREAD = `/enrolments/${ENROLMENT}/messages`
const open = (answers: Answers) =>
  anOpenPage(`/training/messages/${ENROLMENT}`, { '/messages/unread': [], ...answers })

afterEach(async () => {
  for (const { id } of await deviceMessages.list()) await deviceMessages.remove(id)
})

function typeInto(field: HTMLTextAreaElement | null, text: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  set?.call(field, text)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

test('[LE-07] a conversation shows who wrote what as plain text, marks it as read, and says what was read', async () => {
  const markup = '<b>bold</b> & 2 < 3'
  const messages = [
    aMessage({ number: 1, isOwn: true, side: 'student', isRead: true, text: 'Where do we meet?' }),
    aMessage({ id: '01920000-0000-7000-8000-00000000f002', number: 2, text: markup }),
  ]
  const read: unknown[] = []
  const { text, find } = await open({
    [THREAD]: aThread({ messages }),
    [`${THREAD}/read`]: ({ body }: { body: string }) => {
      read.push(JSON.parse(body))
      return new Response(null, { status: 204 })
    },
  })
  await soon(() => expect(text()).toContain(markup))
  expect(find('[role=log] b')).toBeNull()
  expect(find('[role=log]')?.getAttribute('aria-label')).toBe('Messages with Kai Nakamura')
  expect(find('[role=log] li:first-child')?.textContent).toContain('Read')
  await soon(() => expect(read).toEqual([{ number: 2 }]))
})

test('[LE-07] an empty conversation invites to write; nothing and too much are refused before sending', async () => {
  const { text, find } = await open({ [THREAD]: aThread() })
  await soon(() => expect(text()).toContain('No messages yet'))
  find('form button[type=submit]')?.click()
  await soon(() => expect(text()).toContain('Write something first.'))
  typeInto(find<HTMLTextAreaElement>('form textarea'), 'a'.repeat(4001))
  await soon(() => expect(text()).toContain('Use 4,000 characters or fewer.'))
  expect(text()).toContain('4,001 of 4,000 characters')
  find('form button[type=submit]')?.click()
  expect(await deviceMessages.list()).toEqual([])
})

test('[LE-07] a pasted megabyte is not added, and what was typed stays', async () => {
  const { text, find } = await open({ [THREAD]: aThread() })
  await soon(() => expect(find('form textarea')).not.toBeNull())
  const field = () => find<HTMLTextAreaElement>('form textarea')
  typeInto(field(), 'Hello')
  typeInto(field(), `Hello${'a'.repeat(1_000_000)}`)
  await soon(() => expect(text()).toContain('This text is too long, so we didn’t add it. Use 4,000'))
  expect(field()?.value).toBe('Hello')
  typeInto(field(), 'Hello Kai')
  await soon(() => expect(text()).not.toContain('This text is too long'))
})

test('[LE-07] the newest message stays in view while a picture loads, until the reader scrolls up', async () => {
  const grown: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onGrown: () => void) {
        grown.push(onGrown)
      }
      observe() {}
      disconnect() {}
    },
  )
  const { find } = await open({
    [THREAD]: aThread({ messages: [aMessage()] }),
    [`${THREAD}/read`]: new Response(null, { status: 204 }),
  })
  await soon(() => expect(find('[role=log]')).not.toBeNull())
  const log = find('[role=log]') as HTMLElement
  let height = 900
  Object.defineProperties(log, { scrollHeight: { get: () => height }, clientHeight: { value: 400 } })
  const grow = (to: number) => {
    height = to
    for (const each of grown) each()
  }
  const scroll = (to: number) => {
    log.scrollTop = to
    log.dispatchEvent(new Event('scroll'))
  }
  grow(1200)
  expect(log.scrollTop).toBe(1200)
  scroll(800)
  grow(1500)
  expect(log.scrollTop).toBe(1500)
  scroll(1100)
  scroll(300)
  grow(1800)
  expect(log.scrollTop).toBe(300)
})

test('[LE-07] a refused file says why', async () => {
  await deviceMessages.put('a', {
    ...{ id: 'a', affiliateId: 100001, enrolmentId: ENROLMENT, text: 'Hello', files: [] },
    ...{ writtenAt: '2026-11-14T09:30:00.000Z', refusal: 'attachment-damaged' },
  })
  const { text } = await open({ [THREAD]: aThread() })
  await soon(() => expect(text()).toContain('One of your files is damaged, so we can’t send it.'))
})

test('[LE-07] what I send waits on this device and is shown until the server has it', async () => {
  const { text, find } = await open({ [THREAD]: aThread() })
  await soon(() => expect(find('form textarea')).not.toBeNull())
  typeInto(find<HTMLTextAreaElement>('form textarea'), 'See you on Monday')
  find('form button[type=submit]')?.click()
  await soon(() => expect(find('[role=log] li')?.textContent).toContain('See you on Monday'))
  expect(text()).toContain('Sending')
  expect(find<HTMLTextAreaElement>('form textarea')?.value).toBe('')
  expect(await deviceMessages.list()).toMatchObject([
    { affiliateId: 100001, enrolmentId: ENROLMENT, text: 'See you on Monday', refusal: null },
  ])
})

test('[LE-07] a refused message says why and can be discarded', async () => {
  await deviceMessages.put('a', {
    ...{ id: 'a', affiliateId: 100001, enrolmentId: ENROLMENT, text: 'Hello', files: [] },
    ...{ writtenAt: '2026-11-14T09:30:00.000Z', refusal: 'too-many-messages' },
  })
  const { text, named } = await open({ [THREAD]: aThread() })
  await soon(() => expect(text()).toContain('You’ve sent 60 messages within an hour.'))
  named('button', 'Discard message')?.click()
  await soon(() => expect(text()).not.toContain('Hello'))
  expect(await deviceMessages.list()).toEqual([])
})

test('[LE-07] with a minor the page says who reads along, and without anyone nobody can write', async () => {
  const seen = await open({ [THREAD]: aThread({ isMinor: true, hasGuardian: true }) })
  await soon(() => expect(seen.text()).toContain('Ines Marin is under 18: Blue Corner reads along, and the'))
  const refusal = 'minor-unaccompanied'
  const alone = await open({ [THREAD]: aThread({ isMinor: true, center: null, refusal }) })
  await soon(() => expect(alone.text()).toContain('You can send messages once a dive center teaches'))
  expect(alone.find('form')).toBeNull()
})

test('[LE-07] a conversation that is not mine says so, and a failure can be retried', async () => {
  const gone = await open({ [THREAD]: 404 })
  await soon(() => expect(gone.text()).toContain('This conversation isn’t available'))
  let isUp = false
  const { text, named } = await open({ [THREAD]: () => (isUp ? aThread() : 400) })
  await soon(() => expect(text()).toContain('We couldn’t load the conversation'))
  isUp = true
  named('button', 'Try again')?.click()
  await soon(() => expect(text()).toContain('No messages yet'))
})

test('[LE-07] a conversation that was opened before can be read and answered offline', async () => {
  const known = aThread({ messages: [aMessage({ text: 'Until Monday' })] })
  const first = await open({ [THREAD]: known, [`${THREAD}/read`]: new Response(null, { status: 204 }) })
  await soon(() => expect(first.text()).toContain('Until Monday'))
  const offline = await open({
    [THREAD]: new TypeError('offline'),
    [`${THREAD}/read`]: new TypeError('offline'),
  })
  await soon(() => expect(offline.text()).toContain('Until Monday'))
  expect(offline.find('form textarea')).not.toBeNull()
})

test('[LE-07] a message of someone else can be reported once', async () => {
  const sent: unknown[] = []
  const message = aMessage()
  const { text, named, place } = await open({
    [THREAD]: () => aThread({ messages: [{ ...message, isReported: sent.length > 0 }] }),
    [`${THREAD}/read`]: new Response(null, { status: 204 }),
    [`/${message.id}/report`]: ({ body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return new Response(null, { status: 204 })
    },
  })
  await soon(() => expect(named('button', 'Report')).toBeDefined())
  named('button', 'Report')?.click()
  const confirm = () =>
    [...place.querySelectorAll('dialog button')].find((each) => each.textContent === 'Report message')
  await soon(() => expect(confirm()).toBeDefined())
  ;(confirm() as HTMLElement).click()
  await soon(() => expect(text()).toContain('Reported'))
  expect(sent).toEqual([{ reason: 'harassment', note: '' }])
  expect(named('button', 'Report')).toBeUndefined()
})
