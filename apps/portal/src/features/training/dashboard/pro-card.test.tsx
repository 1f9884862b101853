import { beforeEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'

/** The cards load when they come into view. */
class EverythingIsSeen {
  private readonly onSeen: (entries: { isIntersecting: boolean }[]) => void
  constructor(onSeen: EverythingIsSeen['onSeen']) {
    this.onSeen = onSeen
  }
  observe() {
    this.onSeen([{ isIntersecting: true }])
  }
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', EverythingIsSeen))

const STUDENTS = { title: 'My students', url: '/training/students', group: 'teaching' }
const HELP = { title: 'Help for professionals', url: 'https://help.example', group: 'business' }
const proGraph = (data: object): Answers => ({
  '/api/pro/graphql': { data: { formsTotal: 2, forms: [], links: [STUDENTS, HELP], ...data } },
})
const open = (type: number, answers: Answers = {}, address = '/training/dashboard') =>
  anOpenPage(address, {
    ...{ '/learning/students': [], '/my-courses': [], ...signedInAs(type), ...proGraph({}) },
    ...answers,
  })

test.each([2, 3])(
  '[LE-11] [CA-48] [CA-49] a user of type %s finds their links and forms on the dashboard',
  async (type) => {
    const { text, named } = await open(type)
    await soon(() => expect(named('h3', 'Teaching')).toBeDefined())
    expect(text()).toContain('For professionals')
    expect(named('h3', 'Career')).toBeUndefined()
    expect(named('a', 'My students')?.getAttribute('href')).toBe('/training/students')
    expect(text()).toContain('Help for professionals')
    await soon(() =>
      expect(named('a', '2 professional forms')?.getAttribute('href')).toBe('/training/forms-applications'),
    )
  },
)

test('[LE-11] staff and divers have no card for professionals', async () => {
  for (const type of [1, 9]) {
    const { text, requested } = await open(type)
    await soon(() => expect(requested().some((path) => path.includes('/club'))).toBe(true))
    expect(text()).not.toContain('For professionals')
  }
})

test('[LE-11] links that do not load can be tried again', async () => {
  let isDown = true
  const answer = () =>
    isDown ? new Response(null, { status: 500 }) : Response.json(proGraph({})['/api/pro/graphql'])
  const { text, named } = await open(2, { '/api/pro/graphql': answer })
  await soon(() => expect(text()).toContain('We couldn’t load your links.'))
  isDown = false
  named('button', 'Try again')?.click()
  await soon(() => expect(named('a', 'My students')).toBeDefined())
})

test('[LE-11] [CA-49] forms and applications lists the forms of a professional, or says that there are none', async () => {
  const some = [
    {
      ...{
        id: 'f-1',
        status: 'Completed',
        statusId: 1,
        name: 'liability-release',
        url: '/x',
        downloadUrl: null,
      },
      createdDate: '2026-11-01T10:00:00.000Z',
    },
  ]
  const answers = { '/forms/due': [], '/forms/search': [] }
  const list = await open(3, { ...answers, ...proGraph({ forms: some }) }, '/training/forms-applications')
  await soon(() => expect(list.text()).toContain('Signed as a professional'))
  await soon(() => expect(list.text()).toContain('1 November 2026'))
  const empty = await open(3, answers, '/training/forms-applications')
  await soon(() => expect(empty.text()).toContain('Forms that you sign as a professional will be here.'))
})

test('[LE-11] a dive center that opens the dives to review finds its students', async () => {
  const { text } = await open(3, {}, '/logbook/review')
  await soon(() => expect(text()).toContain('No students yet'))
})
