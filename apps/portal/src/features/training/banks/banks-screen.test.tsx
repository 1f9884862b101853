import { expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'
import { aCatalogueCourse, OPEN_WATER } from '../training.fixture.ts'

const BANK = `/learning/exams/banks/${OPEN_WATER}/en-US`

const anItem = (more: object = {}) => ({
  id: 'exam-water-world-1',
  topic: 'Water world',
  prompt: 'Why does a mask look closer?',
  choices: ['Light bends', 'It grows', 'It moves'],
  right: 0,
  reason: 'Light bends at the glass.',
  feedback: ['', 'Farther.', ''],
  picture: null,
  page: 'Seeing under water',
  isRetired: false,
  version: 3,
  answers: 240,
  difficulty: 0.42,
  discrimination: 0.05,
  ...more,
})

const aBank = {
  packageId: OPEN_WATER,
  culture: 'en-US',
  title: 'Final exam',
  count: 40,
  passMark: 0.75,
  minutes: null,
  limits: { attempts: 3, pauseHours: 24 },
  pictures: 2,
  topics: [{ title: 'Water world', questions: 2, pages: ['Seeing under water'] }],
}

const open = (path: string, answers: Answers = {}, type = 9) =>
  anOpenPage(path, {
    ...signedInAs(type),
    '/learning/courses': [aCatalogueCourse(OPEN_WATER, { title: 'Open Water Diver' })],
    '/learning/exams/banks': [
      {
        packageId: OPEN_WATER,
        culture: 'en-US',
        title: 'Final exam',
        questions: 67,
        retired: 1,
        topics: 5,
        count: 40,
        exams: 12,
      },
    ],
    [`${BANK}/items`]: {
      total: 2,
      items: [
        anItem(),
        anItem({
          id: 'new',
          prompt: 'Asked three times?',
          answers: 3,
          difficulty: null,
          discrimination: null,
        }),
      ],
    },
    [BANK]: aBank,
    ...answers,
  })

test('staff see the banks by course and language, and open one', async () => {
  const { find, text } = await open('/office/banks')
  await soon(() => expect(text()).toContain('Open Water Diver'))
  await soon(() => expect(text()).toContain('67'))
  expect(find(`a[href="/office/banks/${OPEN_WATER}/en-US"]`)).not.toBeNull()
})

test('[TS-11] someone else does not see the banks', async () => {
  const { text } = await open('/office/banks', {}, 1)
  await soon(() => expect(text()).not.toContain('Question banks'))
})

test('a bank shows how each question was answered, or that there are too few answers', async () => {
  const { text } = await open(`/office/banks/${OPEN_WATER}/en-US`)
  await soon(() => expect(text()).toContain('Why does a mask look closer?'))
  await soon(() => expect(text()).toContain('Open Water Diver · English'))
  expect(text()).toContain('42%')
  expect(text()).toContain('0.05')
  expect(text()).toContain('Too few answers (3)')
  expect(text()).toContain('DifficultyDiscrimination')
  expect(text()).toContain('Difficulty is the share of right answers: the lower, the harder the question.')
  expect(text()).toContain('Below 0.1, review the question.')
})

type Sent = { path: string; method: string; body: string }

test('a question is changed with the version that was read, and the change can be undone', async () => {
  const put = vi.fn<(sent: Sent) => unknown>(() => anItem({ version: 4 }))
  const { text, named, find } = await open(`/office/banks/${OPEN_WATER}/en-US`, {
    [`${BANK}/items/exam-water-world-1`]: put,
  })
  await soon(() => expect(text()).toContain('Why does a mask look closer?'))
  named('button', 'Edit question')?.click()
  await soon(() => expect(find<HTMLTextAreaElement>('textarea')?.value).toBe('Why does a mask look closer?'))
  named('button', 'Retire question')?.click()
  const bodies = () => put.mock.calls.map(([{ body }]) => JSON.parse(body))
  await soon(() => expect(bodies()).toMatchObject([{ isRetired: true, version: 3, topic: 'Water world' }]))
  await soon(() => expect(currentToast()?.action?.label).toBe('Undo'))
  currentToast()?.action?.onPress()
  await soon(() => expect(bodies()[1]).toMatchObject({ isRetired: false, version: 4 }))
})

test('a question without two different choices is not sent, and says why', async () => {
  const put = vi.fn<(sent: Sent) => unknown>(() => anItem())
  const { text, named, find } = await open(`/office/banks/${OPEN_WATER}/en-US`, { '/items/': put })
  await soon(() => expect(text()).toContain('Add question'))
  named('button', 'Add question')?.click()
  await soon(() => expect(find('form')).not.toBeNull())
  find<HTMLFormElement>('form')?.requestSubmit()
  await soon(() => expect(text()).toContain('It has no question text.'))
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  expect(put).not.toHaveBeenCalled()
})

test('[TS-11] a picture is uploaded for a question, and needs a description', async () => {
  const put = vi.fn<(sent: Sent) => unknown>(() => anItem({ version: 4 }))
  const PICTURE = '01920000-0000-7000-8000-00000000f001'
  const randomUUID = vi.spyOn(crypto, 'randomUUID').mockReturnValue(PICTURE)
  const complete = vi.fn(() => ({ id: PICTURE, data: 'data:image/jpeg;base64,AAAA' }))
  const progress = { id: PICTURE, size: 3, chunkSize: 262_144, photo: null }
  const { named, find, text, place } = await open(`/office/banks/${OPEN_WATER}/en-US`, {
    [`${BANK}/items/exam-water-world-1`]: put,
    '/pictures': { ...progress, offset: 0 },
    [`/pictures/${PICTURE}`]: { ...progress, offset: 3 },
    [`/pictures/${PICTURE}/complete`]: complete,
  })
  await soon(() => expect(text()).toContain('Why does a mask look closer?'))
  named('button', 'Edit question')?.click()
  await soon(() => expect(named('button', 'Add picture')).toBeDefined())
  const input = find<HTMLInputElement>('input[type="file"][accept="image/jpeg,image/png"]')
  const file = new File(['abc'], 'fist.jpg', { type: 'image/jpeg' })
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => expect(find<HTMLImageElement>('form img')?.src).toBe('data:image/jpeg;base64,AAAA'))
  // In the form, and in the preview below it.
  expect(place.querySelectorAll('img[src="data:image/jpeg;base64,AAAA"]')).toHaveLength(2)
  expect(complete).toHaveBeenCalledOnce()
  find<HTMLFormElement>('form')?.requestSubmit()
  await soon(() => expect(text()).toContain('Describe what the picture shows.'))
  expect(put).not.toHaveBeenCalled()
  const id = [...place.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.trim() === 'What the picture shows',
  )?.htmlFor
  const alt = place.querySelector<HTMLInputElement>(`[id="${id}"]`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(alt, 'A raised fist')
  alt?.dispatchEvent(new Event('input', { bubbles: true }))
  await soon(() => expect(find<HTMLImageElement>('form img')?.alt).toBe('A raised fist'))
  find<HTMLFormElement>('form')?.requestSubmit()
  await soon(() =>
    expect(put.mock.calls.map(([{ body }]) => JSON.parse(body).picture)).toEqual([
      { id: PICTURE, alt: 'A raised fist' },
    ]),
  )
  randomUUID.mockRestore()
})

async function openSettings(put: (sent: Sent) => unknown) {
  const page = await open(`/office/banks/${OPEN_WATER}/en-US`, { [BANK]: put })
  await soon(() => expect(page.text()).toContain('Time limit in minutes (empty for none)'))
  const labels = [...page.place.querySelectorAll('label')]
  const field = (label: string) => {
    const id = labels.find(({ textContent }) => textContent?.trim() === label)?.htmlFor
    return page.place.querySelector<HTMLInputElement>(`[id="${id}"]`)
  }
  const write = (label: string, value: string) => {
    const input = field(label)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { ...page, field, write, save: () => page.named('button', 'Save settings')?.click() }
}

test('[TS-11] staff set the time limit, the attempts and the pause', async () => {
  const put = vi.fn<(sent: Sent) => unknown>(() => aBank)
  const { write, save } = await openSettings(put)
  write('Time limit in minutes (empty for none)', '45')
  write('Failed attempts before a pause', '2')
  write('Pause in hours', '12')
  save()
  const sent = () =>
    put.mock.calls.flatMap(([{ method, body }]) => (method === 'PUT' ? JSON.parse(body) : []))
  await soon(() =>
    expect(sent()).toEqual([
      { count: 40, passMark: 0.75, minutes: 45, limits: { attempts: 2, pauseHours: 12 } },
    ]),
  )
  await soon(() => expect(currentToast()?.text).toBe('Saved. New exams use these settings.'))
})

test.each([
  ['Time limit in minutes (empty for none)', '0', 600],
  ['Time limit in minutes (empty for none)', 'half an hour', 600],
  ['Pass mark', '101', 100],
  ['Pause in hours', '', 720],
  ['Questions per exam', '12.5', 200],
])('[TS-11] %s: “%s” is not sent, and the field says what is possible', async (label, value, most) => {
  const put = vi.fn<(sent: Sent) => unknown>(() => aBank)
  const { write, save, field } = await openSettings(put)
  const errorAt = () => document.getElementById(`${field(label)?.id}-error`)?.textContent
  expect(errorAt()).toBeUndefined()
  write(label, value)
  await soon(() => expect(errorAt()).toBe(`Enter a whole number from 1 to ${most}.`))
  save()
  await soon(() => expect(document.activeElement).toBe(field(label)))
  expect(put.mock.calls.filter(([{ method }]) => method === 'PUT')).toEqual([])
})

test('an import shows its receipt before anything changes', async () => {
  const receipt = {
    format: 'csv',
    added: 2,
    replaced: 1,
    unchanged: 4,
    newTopics: ['Pool'],
    refused: [{ line: 7, item: 'n-3', fault: 'no-right-answer' }],
    refusedCount: 1,
    losses: [{ line: 1, item: 'Author', loss: 'column' }],
    lossCount: 1,
  }
  const post = vi.fn<(sent: Sent) => unknown>(() => receipt)
  const { text, named, find } = await open(`/office/banks/${OPEN_WATER}/en-US`, { [`${BANK}/import`]: post })
  await soon(() => expect(text()).toContain('Choose file'))
  const input = find<HTMLInputElement>('input[type="file"]')
  Object.defineProperty(input, 'files', { configurable: true, value: [new File(['x'], 'bank.csv')] })
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => expect(text()).toContain('New: 2 · Replaced: 1 · Unchanged: 4 · Not imported: 1'))
  expect(text()).toContain('Line 7: n-3 It needs exactly one right answer.')
  expect(text()).toContain('Author We don’t recognize this column.')
  const checks = () => post.mock.calls.map(([{ path }]) => path.includes('check=1'))
  expect(checks()).toEqual([true])
  named('button', 'Import questions')?.click()
  await soon(() => expect(text()).toContain('Imported.'))
  expect(checks()).toEqual([true, false])
})

test('the receipt of the first import into a new bank stays', async () => {
  let hasBank = false
  const none = () => Response.json({ problem: 'no-bank-found' }, { status: 404 })
  const counts = { added: 1, replaced: 0, unchanged: 0, refusedCount: 0, lossCount: 0 }
  const receipt = { format: 'gift', ...counts, newTopics: [], refused: [], losses: [] }
  const { text, named, find } = await open(`/office/banks/${OPEN_WATER}/en-US`, {
    [`${BANK}/import`]: ({ path }: Sent) => {
      hasBank ||= !path.includes('check')
      return receipt
    },
    [BANK]: () => (hasBank ? aBank : none()),
  })
  await soon(() => expect(text()).toContain('Choose file'))
  const input = find<HTMLInputElement>('input[type="file"]')
  Object.defineProperty(input, 'files', { configurable: true, value: [new File(['x'], 'bank.gift')] })
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => expect(text()).toContain('New: 1'))
  named('button', 'Import questions')?.click()
  await soon(() => expect(text()).toContain('Exam settings'))
  expect(text()).toContain('Imported.')
})

test('search and filter are the same after a question was saved', async () => {
  const { text, named, find, place } = await open(`/office/banks/${OPEN_WATER}/en-US`, {
    [`${BANK}/items/exam-water-world-1`]: anItem({ version: 4 }),
  })
  await soon(() => expect(text()).toContain('Why does a mask look closer?'))
  const topic = place.querySelector<HTMLSelectElement>('select')
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(topic, 'Water world')
  topic?.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => expect(place.querySelector<HTMLSelectElement>('select')?.value).toBe('Water world'))
  named('button', 'Edit question')?.click()
  await soon(() => expect(find('textarea')).not.toBeNull())
  find<HTMLFormElement>('form')?.requestSubmit()
  await soon(() => expect(text()).toContain('Questions found'))
  expect(place.querySelector<HTMLSelectElement>('select')?.value).toBe('Water world')
})

test('an export as CSV says how many pictures it leaves out', async () => {
  // A click on the link of a file would leave the page that all tests share.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { text, named, place } = await open(`/office/banks/${OPEN_WATER}/en-US`, {
    '/export': () => new Response('file'),
  })
  await soon(() => expect(text()).toContain('Export questions'))
  const select = [...place.querySelectorAll('select')].at(-1)
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, 'csv')
  select?.dispatchEvent(new Event('change', { bubbles: true }))
  named('button', 'Export questions')?.click()
  const said = 'Pictures left out: 2. This format can’t contain them.'
  await soon(() => expect(currentToast()?.text).toBe(said))
})
