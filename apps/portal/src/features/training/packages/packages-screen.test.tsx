import { beforeEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'
import { aCatalogueCourse, OPEN_WATER } from '../training.fixture.ts'

/** A fake XMLHttpRequest that the test controls. */
class ARequest {
  static sent: ARequest[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  url = ''
  headers: Record<string, string> = {}
  body: unknown
  status = 0
  responseText = ''
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  open(_: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  type = 'application/json'
  onprogress?: () => void
  getResponseHeader(name: string) {
    return name === 'content-type' ? this.type : null
  }
  say(lines: string) {
    this.type = 'application/x-ndjson'
    this.responseText += lines
    this.onprogress?.()
  }
  send(body: unknown) {
    this.body = body
    ARequest.sent.push(this)
  }
  abort() {
    this.onabort?.()
  }
  answer(status: number, body: object) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}

beforeEach(() => {
  ARequest.sent = []
  vi.stubGlobal('XMLHttpRequest', ARequest)
})

async function open(answers: Answers = {}, type = 9) {
  const page = await anOpenPage('/office/packages', {
    ...signedInAs(type),
    '/learning/courses': [aCatalogueCourse(OPEN_WATER, { title: 'Open Water Diver' })],
    '/learning/packages': [],
    ...answers,
  })
  const { find } = page
  const give = (name: string) => {
    const input = find<HTMLInputElement>('input[type="file"]')
    Object.defineProperty(input, 'files', { configurable: true, value: [new File(['PK'], name)] })
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const choose = async () => {
    await soon(() => expect(find('option[value^="0192"]')).not.toBeNull())
    const select = find<HTMLSelectElement>('select')
    if (select) select.value = OPEN_WATER
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return { ...page, give, choose }
}

const anImported = (more: object = {}) => ({
  contentId: '01920000-0000-7000-8000-00000000c001',
  packageId: OPEN_WATER,
  culture: 'en-US',
  standard: 'scorm-1.2',
  title: 'Reefs',
  parts: 1,
  importedAt: '2026-05-18T08:00:00Z',
  isWithdrawn: false,
  isCurrent: true,
  learners: 3,
  isDraft: false,
  learnersInUse: 3,
  failures: 0,
  ...more,
})

test('a package is sent with its course and language, shows its progress, and appears in the list', async () => {
  const imported = vi.fn<() => unknown>(() => [])
  const { text, find, give, choose } = await open({ '/learning/packages': imported })
  await choose()
  give('course.zip')
  await soon(() => expect(ARequest.sent).toHaveLength(1))
  const [request] = ARequest.sent
  expect(request?.url).toBe(`/api/learning/packages?packageId=${OPEN_WATER}&culture=en-US&draft=1`)
  expect(request?.headers.authorization).toMatch(/^Bearer /)
  expect((request?.body as Blob | undefined)?.type).toBe('application/zip')
  request?.upload.onprogress?.({ loaded: 1, total: 4 })
  await soon(() => expect(text()).toContain('25% uploaded'))
  request?.upload.onprogress?.({ loaded: 4, total: 4 })
  await soon(() => expect(text()).toContain('Opening and checking the package'))
  const content = {
    contentId: 'c',
    packageId: OPEN_WATER,
    culture: 'en-US',
    standard: 'scorm-1.2',
    title: 'Reefs',
  }
  imported.mockReturnValue([anImported({ title: 'Reefs' })])
  request?.answer(201, { ...content, activities: [{ href: 'a.html' }, { href: null }] })
  await soon(() => expect(text()).toContain('Imported: Reefs. 1 part, SCORM 1.2.'))
  await soon(() => expect(find('table')?.textContent).toContain('ReefsOpen Water DiverEnglishSCORM 1.2'))
})

test('[LE-12] shows how much the server has unpacked, and its answer from the last line', async () => {
  const { text, give, choose } = await open()
  await choose()
  give('course.zip')
  await soon(() => expect(ARequest.sent).toHaveLength(1))
  const [request] = ARequest.sent
  expect(request?.headers.accept).toBe('application/x-ndjson')
  request?.say('{"done":1,"of":4}\n{"done":2,')
  await soon(() => expect(text()).toContain('25% unpacked'))
  request?.say('"of":4}\n')
  await soon(() => expect(text()).toContain('50% unpacked'))
  request?.say('{"status":422,"body":{"problem":"package-aicc","errors":["This is an AICC package."]}}\n')
  if (request) request.status = 200
  request?.onload?.()
  await soon(() => expect(text()).toContain('This is an AICC package.'))
})

test("a refusal shows the server's reason, and a lost connection offers to resend", async () => {
  const { text, find, named, give, choose } = await open()
  await choose()
  give('broken.zip')
  await soon(() => expect(ARequest.sent).toHaveLength(1))
  ARequest.sent[0]?.answer(422, {
    problem: 'package-damaged',
    errors: ['The package is damaged. Export it again.'],
  })
  await soon(() => expect(text()).toContain('The package is damaged. Export it again.'))
  give('lost.zip')
  await soon(() => expect(ARequest.sent).toHaveLength(2))
  ARequest.sent[1]?.onerror?.()
  await soon(() => expect(text()).toContain('The connection was lost during the upload.'))
  named('button', 'Upload again')?.click()
  await soon(() => expect(ARequest.sent).toHaveLength(3))
  expect(find('progress')).not.toBeNull()
})

test('a non-zip file, and a file without a chosen course, are reported at once', async () => {
  const { text, find, give, choose } = await open()
  await soon(() => expect(find('input[type="file"]')).not.toBeNull())
  give('course.zip')
  await soon(() => expect(text()).toContain('Choose a course first'))
  await choose()
  give('notes.txt')
  await soon(() => expect(text()).toContain('This isn’t a zip file.'))
  expect(ARequest.sent).toEqual([])
})

const CONTENT = '01920000-0000-7000-8000-00000000c001'

test('[LE-12] a draft can be previewed, and asks before it replaces the package in use', async () => {
  let isDraft = true
  const publish = vi.fn<() => unknown>(() => {
    isDraft = false
    return []
  })
  const { place, text, named } = await open({
    '/learning/packages': () => [anImported({ isDraft, isCurrent: !isDraft, learners: 0 })],
    [`/packages/${CONTENT}/publish`]: publish,
  })
  const button = (name: string) =>
    [...place.querySelectorAll('dialog button')].find((one) => one.textContent === name) as HTMLElement
  await soon(() => expect(text()).toContain('Draft'))
  expect(place.querySelector(`a[href="/office/packages/${CONTENT}"]`)?.textContent).toBe('Preview')
  named('button', 'Publish')?.click()
  await soon(() => expect(place.querySelector('dialog[open]')?.textContent).toContain('3 people are reading'))
  button('Keep current lessons').click()
  await soon(() => expect(place.querySelector('dialog[open]')).toBeNull())
  expect(publish).not.toHaveBeenCalled()
  named('button', 'Publish')?.click()
  await soon(() => expect(button('Replace')).toBeDefined())
  button('Replace').click()
  await soon(() => expect(text()).toContain('In use'))
  expect(publish).toHaveBeenCalledTimes(1)
  await soon(() => expect(currentToast()?.text).toBe('Reefs is now in use.'))
})

test('[LE-12] an earlier package is put into use again, and failed starts are shown', async () => {
  const publish = vi.fn<() => unknown>(() => [])
  const { text, named } = await open({
    '/learning/packages': [anImported({ isCurrent: false, learnersInUse: null, failures: 2 })],
    [`/packages/${CONTENT}/publish`]: publish,
  })
  await soon(() => expect(text()).toContain('2 starts failed'))
  named('button', 'Use again')?.click()
  await soon(() => expect(publish).toHaveBeenCalledTimes(1))
})

test('[LE-12] the list is searched and loaded page by page', async () => {
  const asked: string[] = []
  const { find, text, named } = await open({
    '/learning/packages': ({ path }: { path: string }) => {
      const query = new URL(path, 'http://portal.test').searchParams
      asked.push(`${query.get('search')} ${query.get('offset')}`)
      if (query.get('search')) return []
      const offset = Number(query.get('offset'))
      const count = offset === 0 ? 26 : 3
      return Array.from({ length: count }, (_, at) =>
        anImported({ contentId: `c${offset + at}`, title: `Reef ${offset + at}` }),
      )
    },
  })
  await soon(() => expect(text()).toContain('Reef 24'))
  expect(text()).not.toContain('Reef 25')
  named('button', 'Show more')?.click()
  await soon(() => expect(text()).toContain('Reef 27'))
  expect(named('button', 'Show more')).toBeUndefined()
  const input = find<HTMLInputElement>('input[type="search"]')
  if (!input) throw new Error('no search field')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'wreck')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await soon(() => expect(text()).toContain('No package matches your search.'))
  expect(asked).toEqual(['null 0', 'null 25', 'wreck 0'])
})

const opened = () => document.querySelector('dialog[open]')?.textContent
const confirm = () =>
  [...document.querySelectorAll<HTMLElement>('dialog[open] button')]
    .find(({ textContent }) => textContent === 'Withdraw')
    ?.click()

test('a package can be withdrawn and restored', async () => {
  let isWithdrawn = false
  const { named, text } = await open({
    '/learning/packages': () => [anImported({ isWithdrawn, isCurrent: !isWithdrawn })],
    [`/packages/${CONTENT}`]: ({ body }: { body: string }) => {
      isWithdrawn = JSON.parse(body).isWithdrawn
      return []
    },
  })
  await soon(() => expect(named('button', 'Withdraw')).toBeDefined())
  named('button', 'Withdraw')?.click()
  await soon(() => expect(opened()).toContain('People who have started keep these lessons.'))
  expect(isWithdrawn).toBe(false)
  confirm()
  await soon(() => expect(text()).toContain('Withdrawn'))
  await soon(() =>
    expect(currentToast()).toMatchObject({ text: 'Reefs withdrawn.', action: { label: 'Restore' } }),
  )
  currentToast()?.action?.onPress()
  await soon(() => expect(text()).toContain('In use'))
  named('button', 'Withdraw')?.click()
  await soon(() => expect(opened()).toContain('Withdraw Reefs?'))
  confirm()
  await soon(() => expect(text()).toContain('Withdrawn'))
  named('button', 'Restore')?.click()
  await soon(() => expect(text()).toContain('In use'))
})

test('[RO-02] the office is for staff only', async () => {
  const { router } = await open({}, 2)
  await soon(() => expect(router.state.location.pathname).toBe('/training/unauthorized'))
})
