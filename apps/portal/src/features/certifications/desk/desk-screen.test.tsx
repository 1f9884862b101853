import type { ImportReceiptWire } from '@fathom/contract/certifications'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'
import { aCertification } from '../card.fixture.ts'
import { fileText } from './file-text.ts'

// In this test environment, collapsing a selection fires change events endlessly.
beforeEach(() => void vi.spyOn(Selection.prototype, 'collapse').mockReturnValue())

type Asked = { method: string; body: string }

/** Types as a person does: React reads the event. */
function type(field: HTMLElement | null, value: string) {
  if (!field) throw new Error('there is no such field')
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

async function typeDay(form: HTMLElement | null, day: Readonly<Record<'month' | 'day' | 'year', string>>) {
  for (const [part, text] of Object.entries(day)) {
    const segment = () => form?.querySelector<HTMLElement>(`[role=spinbutton][data-type=${part}]`)
    segment()?.focus()
    for (const data of text)
      segment()?.dispatchEvent(
        new InputEvent('beforeinput', { bubbles: true, cancelable: true, data, inputType: 'insertText' }),
      )
    await soon(() => expect(segment()?.textContent).toMatch(/^(?:\d+|[A-Z][a-z]{2})$/))
  }
}

const PAGE = '/office/certifications'
const HOLDER = {
  '/office/certification-holders/100004': { affiliateId: 100004, name: 'Sam Adeyemi', birthYear: 1998 },
}

test('[OF-06] a number that nobody has is said before anything is sent', async () => {
  const page = await anOpenPage(PAGE, { ...signedInAs(9), '/office/certification-holders/100005': 404 })
  await soon(() => expect(page.find('input[name="person"]')).not.toBeNull())
  type(page.find('input[name="person"]'), '100005')
  page.find('input[name="person"]')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await soon(() => expect(page.text()).toContain('Nobody has this number.'))
})

test('[OF-06] an empty form names each field; what the server refuses is beside its field, and the id stays', async () => {
  const sent: { id: string }[] = []
  const page = await anOpenPage(PAGE, {
    ...signedInAs(9),
    ...HOLDER,
    '/office/certifications': ({ body }: Asked) => {
      sent.push(JSON.parse(body))
      if (sent.length > 1) return aCertification()
      const faults = [{ field: 'level', fault: 'already-held' }]
      return Response.json({ problem: 'already-held', faults }, { status: 409 })
    },
  })
  await soon(() => expect(page.find('select')).not.toBeNull())
  const form = page.find<HTMLFormElement>('form:has(select)')
  form?.requestSubmit()
  for (const error of [
    'Enter the person’s number',
    'Choose a certification',
    'Enter the date of certification',
    'Enter an instructor or a dive center.',
    'Enter a reason',
  ])
    await soon(() => expect(page.text()).toContain(error))
  expect(sent).toEqual([])
  type(page.find('input[name="person"]'), '100004')
  type(page.find('select'), '130')
  await typeDay(form, { month: '06', day: '01', year: '2025' })
  type(page.find('input[name="instructor"]'), '500001')
  type(page.find('form:has(select) textarea'), 'Order 17')
  const issue = async () => {
    form?.requestSubmit()
    // Whose number it is, and what they get, before anything is sent.
    await soon(() =>
      expect(page.find('dialog[open] h2')?.textContent).toBe('Issue Wreck Diver to Sam Adeyemi?'),
    )
    expect(page.find('dialog[open]')?.textContent).toContain('Sam Adeyemi · 100004 · Born 1998')
    page.find('dialog[open] button')?.click()
  }
  await issue()
  await soon(() => expect(page.text()).toContain('The person already holds this certification.'))
  await issue()
  await soon(() => expect(currentToast()?.text).toBe('Issued. We’ll notify the holder.'))
  const body = {
    ...{ id: expect.any(String), affiliateId: 100004, levelID: 130, certDate: '2025-06-01' },
    ...{ instructorNumber: 500001, storeNumber: null, reason: 'Order 17' },
  }
  expect(sent).toEqual([body, body])
  expect(sent[1]?.id).toBe(sent[0]?.id)
  expect(page.find<HTMLInputElement>('input[name="person"]')?.value).toBe('')
  // The form is empty again: nobody is asked for.
  expect(page.requested().filter((url) => /certification-holders\/?$/.test(url))).toEqual([])
})

test('[OF-06] a reason that is too long is never cut, and not sent', async () => {
  const page = await anOpenPage(PAGE, { ...signedInAs(9), ...HOLDER })
  await soon(() => expect(page.find('form:has(select) textarea')).not.toBeNull())
  const reason = page.find<HTMLTextAreaElement>('form:has(select) textarea')
  expect(reason?.maxLength).toBe(-1)
  type(reason, 'x'.repeat(301))
  await soon(() => expect(page.text()).toContain('Use at most 300 characters.'))
  expect(reason?.value).toHaveLength(301)
})

test('[OF-06] a day in the future is refused at its field, before anything is sent', async () => {
  const page = await anOpenPage(PAGE, { ...signedInAs(9), ...HOLDER })
  await soon(() => expect(page.find('form:has(select) textarea')).not.toBeNull())
  const form = page.find<HTMLFormElement>('form:has(select)')
  await typeDay(form, { month: '06', day: '01', year: '2999' })
  form?.requestSubmit()
  await soon(() => expect(page.text()).toContain('The date is in the future.'))
})

test('[OF-06] a person is searched only by a number, which may be written with a #', async () => {
  const page = await anOpenPage(PAGE, { ...signedInAs(9), ...HOLDER, '/pro/certifications/100004': () => [] })
  const search = (text: string) => {
    type(page.find('input[name="find"]'), text)
    page.find<HTMLFormElement>('form:has(input[name="find"])')?.requestSubmit()
  }
  await soon(() => expect(page.find('input[name="find"]')).not.toBeNull())
  search('')
  await soon(() => expect(page.text()).toContain('Enter the person’s number'))
  search('Sam')
  await soon(() => expect(page.text()).toContain('Enter digits only'))
  search('#100004')
  await soon(() => expect(page.text()).toContain('This person holds no certifications.'))
})

test('[OF-06] a person’s certifications are found by number; one is corrected, a revoked one offers nothing', async () => {
  const sent: unknown[] = []
  const revoked = aCertification({ licenseID: '2503118400', title: 'Night Diver', standing: 'revoked' })
  const page = await anOpenPage(PAGE, {
    ...signedInAs(9),
    '/correction': ({ body }: Asked) => {
      sent.push(JSON.parse(body))
      return aCertification()
    },
    ...HOLDER,
    '/pro/certifications/100004': () => [aCertification(), revoked],
  })
  await soon(() => expect(page.find('input[name="find"]')).not.toBeNull())
  type(page.find('input[name="find"]'), '100004')
  page.find<HTMLFormElement>('form:has(input[name="find"])')?.requestSubmit()
  await soon(() => expect(page.text()).toContain('Kai Nakamura (500001)'))
  expect(page.find('button[aria-label="Correct Night Diver"]')).toBeNull()
  page.find('button[aria-label="Correct Rescue Diver"]')?.click()
  await soon(() => expect(page.find('dialog[open]')?.textContent).toContain('Sam Adeyemi'))
  await soon(() => expect(page.find('dialog[open] textarea')).not.toBeNull())
  type(page.find('dialog[open] input[name="instructor"]'), '')
  type(page.find('dialog[open] textarea'), 'Wrong instructor')
  page.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  await soon(() =>
    expect(sent).toEqual([
      { certDate: '2025-03-14', instructorNumber: null, storeNumber: 7001, reason: 'Wrong instructor' },
    ]),
  )
  await soon(() => expect(currentToast()?.text).toBe('Corrected. The card gets a new code.'))
})

test('[OF-06] [LA-05] a card keeps its number in Arabic, beside numbers in the digits of the language', async () => {
  onTestFinished(() => i18n.use('en-US'))
  const { text } = await anOpenPage(`${PAGE}?person=100004`, {
    ...signedInAs(9),
    ...HOLDER,
    '/pro/certifications/100004': () => [aCertification({ licenseID: '2503118400' })],
  })
  await i18n.use('ar-SA')
  await soon(() => expect(text()).toContain('\u20682503 1184 00\u2069'))
  expect(text()).toContain('٥٠٠٠٠١')
})

async function openWithdrawal(answer: () => unknown) {
  const sent: unknown[] = []
  const page = await anOpenPage(`${PAGE}?person=100004`, {
    ...signedInAs(9),
    '/revocation': ({ body }: Asked) => {
      sent.push(JSON.parse(body))
      return answer()
    },
    '/pro/certifications/100004': () => [aCertification()],
  })
  await soon(() => expect(page.find('button[aria-label="Withdraw Rescue Diver"]')).not.toBeNull())
  page.find('button[aria-label="Withdraw Rescue Diver"]')?.click()
  await soon(() => expect(page.find('dialog[open] textarea')).not.toBeNull())
  const confirm = () =>
    [...document.querySelectorAll<HTMLElement>('dialog[open] button')]
      .find((one) => one.textContent === 'Withdraw')
      ?.click()
  return { page, sent, confirm }
}

test('[OF-06] a certification is revoked with a reason, and not without', async () => {
  const { page, sent, confirm } = await openWithdrawal(() => aCertification({ standing: 'revoked' }))
  confirm()
  await soon(() => expect(page.text()).toContain('Enter a reason'))
  expect(sent).toEqual([])
  type(page.find('dialog[open] textarea'), ' Not earned ')
  confirm()
  await soon(() => expect(currentToast()?.text).toBe('Withdrawn.'))
  expect(sent).toEqual([{ reason: 'Not earned' }])
})

test('[OF-06] revoking one’s own certification is refused with words', async () => {
  const { page, confirm } = await openWithdrawal(() =>
    Response.json({ problem: 'own-item' }, { status: 403 }),
  )
  type(page.find('dialog[open] textarea'), 'Not earned')
  confirm()
  await soon(() =>
    expect(currentToast()?.text).toBe('You can’t change your own certifications. Ask a colleague.'),
  )
})

test('[OF-06] revoking what was revoked meanwhile says so', async () => {
  const { page, confirm } = await openWithdrawal(
    () =>
      new Response('{"problem":"already-revoked"}', {
        status: 409,
        headers: { 'content-type': 'application/problem+json' },
      }),
  )
  type(page.find('dialog[open] textarea'), 'Not earned')
  confirm()
  await soon(() => expect(currentToast()?.text).toBe('This certification has already been withdrawn.'))
})

const RECEIPT: ImportReceiptWire = {
  ...{ rows: 3, good: 2 },
  faults: [{ line: 4, field: 'number', fault: 'no-person', value: '999999' }],
}

async function choose(
  page: Awaited<ReturnType<typeof anOpenPage>>,
  content: BlobPart = 'number,level,date\n',
) {
  await soon(() => expect(page.find('input[type="file"]')).not.toBeNull())
  const input = page.find<HTMLInputElement>('input[type="file"]')
  const file = new File([content], 'june.csv')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  input?.dispatchEvent(new Event('change', { bubbles: true }))
}

test('[OF-06] a file is checked first; then only its good rows are issued, and there is a receipt', async () => {
  const sent: { take?: string }[] = []
  const page = await anOpenPage(PAGE, {
    ...signedInAs(9),
    '/certification-imports/check': () => RECEIPT,
    '/certification-imports': ({ body }: Asked) => {
      sent.push(JSON.parse(body))
      return RECEIPT
    },
  })
  await choose(page)
  await soon(() => expect(page.text()).toContain('2 of 3 rows can be issued. Nothing has been issued yet.'))
  for (const shown of ['999999', 'Nobody has this number.']) expect(page.text()).toContain(shown)
  expect(sent).toEqual([])
  page.named('button', 'Issue only rows without mistakes')?.click()
  await soon(() => expect(page.text()).toContain('Certifications issued: 2.'))
  expect(sent).toEqual([{ id: expect.any(String), text: 'number,level,date\n', take: 'good' }])
  expect(page.named('button', 'Download receipt')).toBeDefined()
})

test('[OF-06] of many mistakes the first are below the buttons, and all are in a table for a spreadsheet', async () => {
  // happy-dom would open the address.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:mistakes'
  })
  const faults = Array.from({ length: 366 }, (_, at) => ({
    ...({ line: at + 2, field: 'number', fault: 'no-person', value: `=${at}` } as const),
  }))
  const page = await anOpenPage(PAGE, {
    ...signedInAs(9),
    '/certification-imports/check': () => ({ rows: 400, good: 34, faults }),
  })
  await choose(page)
  await soon(() => expect(page.text()).toContain('Showing 100 of 366 mistakes.'))
  expect(document.querySelectorAll('main tbody tr')).toHaveLength(100)
  const issue = page.named('button', 'Issue only rows without mistakes')
  const below = page.find('table')?.compareDocumentPosition(issue as HTMLElement)
  expect(below).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  page.named('button', 'Download list of mistakes')?.click()
  const [headings, first, ...rest] = ((await saved[0]?.text()) ?? '').trim().split('\r\n')
  expect(headings).toBe('Line,Column,Value,What’s wrong')
  expect(first).toBe("2,Person’s number,'=0,Nobody has this number.")
  expect(rest).toHaveLength(365)
})

test('[OF-06] a file with an open quote is refused with its line, and nothing of it is offered', async () => {
  const page = await anOpenPage(PAGE, {
    ...signedInAs(9),
    '/certification-imports/check': () =>
      Response.json({ problem: 'open-quote', line: 111 }, { status: 422 }),
  })
  await choose(page)
  await soon(() => expect(page.text()).toContain('The quote opened in line 111 is never closed.'))
  expect(page.named('button', 'Issue only rows without mistakes')).toBeUndefined()
})

test.each([
  ['', 'The file has no rows.'],
  [new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]), 'This isn’t a text file.'],
  [`number,level,date\n${'7,20,2025-06-01\n'.repeat(260_000)}`, 'The file is too large.'],
])('[OF-06] a file that can’t be a table is refused with words', async (content, words) => {
  const page = await anOpenPage(PAGE, signedInAs(9))
  await choose(page, content)
  await soon(() => expect(page.text()).toContain(words))
})

test('[OF-06] the page names the levels of a file, and an example has them as the reader calls them', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:example'
  })
  const page = await anOpenPage(PAGE, signedInAs(9))
  await soon(() => expect(page.text()).toContain('Deep Diver · deep · 120'))
  page.named('button', 'Download example file')?.click()
  const [headings, first] = ((await saved[0]?.text()) ?? '').trim().split('\r\n')
  expect(headings).toBe('number,level,date,instructor,center')
  expect(first).toContain('Deep Diver')
})

test('[OF-06] a failure can be retried, an empty list says so, and only staff get here', async () => {
  const diver = await anOpenPage(PAGE, signedInAs(1))
  await soon(() => expect(diver.router.state.location.pathname).toBe('/training/unauthorized'))
  const failed = await anOpenPage(`${PAGE}?person=100004`, {
    ...signedInAs(9),
    '/pro/certifications/100004': 400,
  })
  await soon(() => expect(failed.text()).toContain('We couldn’t load the certifications.'))
  expect(failed.named('button', 'Try again')).toBeDefined()
  const none = await anOpenPage(`${PAGE}?person=100004`, {
    ...signedInAs(9),
    '/pro/certifications/100004': () => [],
  })
  await soon(() => expect(none.text()).toContain('This person holds no certifications.'))
})

test('[OF-06] a table is read in the encodings that spreadsheets write', async () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0xe9, 0x00])
  expect(await fileText(new Blob([utf16]))).toBe('é')
  expect(await fileText(new Blob([new Uint8Array([0xe9])]))).toBe('é')
  expect(await fileText(new Blob(['\uFEFFé']))).toBe('é')
})
