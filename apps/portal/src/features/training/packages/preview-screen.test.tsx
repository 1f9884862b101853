import { expect, test, vi } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'

const CONTENT = '01920000-0000-7000-8000-00000000c001'
const ORIGIN = 'https://content.fathom.test'

test('[LE-12] staff see a draft in the player, with what it reports, and nothing is saved', async () => {
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
  })
  const { find, text, fetch } = page
  await soon(() => expect(find('iframe')?.getAttribute('src')).toBe(`${ORIGIN}/token/player.html`))
  expect(find('iframe')?.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  expect(text()).toContain('Nothing you do here is recorded.')
  const say = (data: unknown) => {
    const event = new Event('message')
    Object.assign(event, { data, source: lesson, origin: ORIGIN })
    window.dispatchEvent(event)
  }
  say({ type: 'ready' })
  expect(posted).toMatchObject([{ type: 'start', mode: 'browse' }])
  const summary = { status: 'passed', score: 0.8, seconds: 3, place: null, progress: 1 }
  say({ type: 'commit', sequence: 1, state: {}, summary, answers: [], final: true, take: 1 })
  await soon(() => expect(text()).toContain('Reported by the package: passed, 80%'))
  const select = find<HTMLSelectElement>('select')
  if (select) select.value = 'b'
  select?.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => expect(opened).toEqual(['a', 'b']))
  await soon(() => expect(find('iframe')?.getAttribute('title')).toBe('b'))
  expect(fetch.mock.calls.filter(([url]) => String(url).includes('/attempts/'))).toEqual([])
  vi.restoreAllMocks()
})

test('[RO-02] a preview is for staff only', async () => {
  const { router } = await anOpenPage(`/office/packages/${CONTENT}`, signedInAs(2))
  await soon(() => expect(router.state.location.pathname).toBe('/training/unauthorized'))
})
