import { afterEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'

const CONTENT = '01920000-0000-7000-8000-00000000c001'
const ORIGIN = 'https://content.fathom.test'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function openPreview(standard = 'scorm-1.2', answers: Answers = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const opened: unknown[] = []
  const posted: unknown[] = []
  const lesson = { postMessage: (message: unknown) => void posted.push(message) }
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(lesson as unknown as Window)
  const page = await anOpenPage(`/office/packages/${CONTENT}`, {
    ...signedInAs(9),
    '/preview': ({ body }: { body: string }) => {
      const { activityId = 'a' } = JSON.parse(body)
      opened.push(activityId)
      return {
        title: 'Reefs',
        playerUrl: `${ORIGIN}/token/player.html`,
        start: {
          type: 'start',
          mode: 'browse',
          standard,
          attemptId: `attempt-${activityId}`,
          activityId,
          title: activityId,
          launch: 'c/a.html',
        },
        activities: [
          { id: 'a', title: 'Corals' },
          { id: 'b', title: 'Exam' },
        ],
      }
    },
    ...answers,
  })
  const say = (data: unknown) => {
    const event = new Event('message')
    Object.assign(event, { data, source: lesson, origin: ORIGIN })
    window.dispatchEvent(event)
  }
  await soon(() => expect(page.find('iframe')?.getAttribute('src')).toBe(`${ORIGIN}/token/player.html`))
  return { ...page, opened, posted, say }
}

const SUMMARY = { status: 'passed', score: 0.8, seconds: 3, place: null, progress: 1 }
const COMMIT = { type: 'commit', sequence: 1, state: {}, summary: SUMMARY, answers: [], final: true, take: 1 }

test('[LE-12] staff see a draft in the player, with what it reports, and nothing is saved', async () => {
  const { find, text, fetch, opened, posted, say } = await openPreview()
  expect(find('iframe')?.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  expect(text()).toContain('Nothing you do here is recorded.')
  say({ type: 'ready' })
  expect(posted).toMatchObject([{ type: 'start', mode: 'browse' }])
  say(COMMIT)
  await soon(() => expect(text()).toContain('Reported by the package: passed, 80%'))
  const select = find<HTMLSelectElement>('select')
  if (select) select.value = 'b'
  select?.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => expect(opened).toEqual(['a', 'b']))
  await soon(() => expect(find('iframe')?.getAttribute('title')).toBe('b'))
  expect(fetch.mock.calls.filter(([url]) => String(url).includes('/attempts/'))).toEqual([])
})

const WARNING = 'This package hasn’t contacted us for 15 seconds.'
const onFakeClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

test('[LE-03] a package that contacts nobody for 15 s is reported in its preview, until it does', async () => {
  onFakeClock()
  const { say, text } = await openPreview()
  say({ type: 'ready' })
  vi.advanceTimersByTime(14_900)
  expect(text()).not.toContain(WARNING)
  vi.advanceTimersByTime(100)
  await soon(() => expect(text()).toContain(WARNING))
  say({ type: 'begun' })
  await soon(() => expect(text()).not.toContain(WARNING))
})

test('[LE-03] a player that does not load is reported in the preview', async () => {
  onFakeClock()
  const { text } = await openPreview()
  vi.advanceTimersByTime(15_000)
  await soon(() => expect(text()).toContain('The lesson isn’t responding.'))
})

test.each([true, false])(
  '[LE-03] the server knows whether a cmi5 unit has contacted it: %s',
  async (isHeard) => {
    onFakeClock()
    const asked = vi.fn(() => ({ isHeard }))
    const { say, text } = await openPreview('cmi5', { '/preview/attempt-a': asked })
    say({ type: 'ready' })
    vi.advanceTimersByTime(15_000)
    await soon(() => expect(asked).toHaveBeenCalledOnce())
    if (!isHeard) await soon(() => expect(text()).toContain(WARNING))
    expect(text().includes(WARNING)).toBe(!isHeard)
  },
)

test('[RO-02] a preview is for staff only', async () => {
  const { router } = await anOpenPage(`/office/packages/${CONTENT}`, signedInAs(2))
  await soon(() => expect(router.state.location.pathname).toBe('/training/unauthorized'))
})

test('[LE-12] a preview names its package and can publish it', async () => {
  const publish = vi.fn(() => [])
  const draft = {
    ...{ contentId: CONTENT, packageId: CONTENT, culture: 'en-US', standard: 'scorm-1.2', title: 'Reefs' },
    ...{ importedAt: '2026-05-01T00:00:00Z', isDraft: true, isWithdrawn: false, isCurrent: false },
    ...{ learners: 0, learnersInUse: null, parts: 2, failures: 0 },
  }
  const { text, named } = await openPreview('scorm-1.2', {
    [`/packages/${CONTENT}/publish`]: publish,
    '/learning/packages': [draft],
  })
  await soon(() => expect(text()).toContain('Reefs'))
  await soon(() => expect(named('button', 'Publish')).toBeDefined())
  named('button', 'Publish')?.click()
  await soon(() => expect(publish).toHaveBeenCalledOnce())
})
