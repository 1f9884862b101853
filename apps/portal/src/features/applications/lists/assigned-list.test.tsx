import type { AssignedWire } from '@fathom/contract/applications'
import { expect, test } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { anApplication } from '../application.fixture.ts'

type Item = AssignedWire['items'][number]

const one = (id: string, name: string, more: Partial<Item>): Item => ({
  ...anApplication({ role: 'instructor' }),
  ...{ id, applicant: { affiliateId: 100003, name }, submittedAt: '2026-11-05T09:00:00.000Z' },
  ...more,
})

const FIRST = [
  one('a', 'Ines Duarte', { status: 'Submitted to Instructor', waitsFor: 'instructor' }),
  one('b', 'Milo Hart', { status: 'Complete', waitsFor: null }),
  one('e', 'Yuki Sato', { status: 'Provider Review', waitsFor: 'provider' }),
  one('c', 'Kai Nakamura', { role: 'applicant', waitsFor: 'applicant' }),
]

test('[CA-04] applications that wait for me come first, my own are not listed, and more load page by page', async () => {
  const { text, named, requested } = await anOpenPage('/training/forms-applications', {
    ...signedInAs(2),
    '/Applications/assigned': ({ path }: { path: string }) => {
      const page = Number(new URL(path, 'http://here').searchParams.get('Page'))
      const items = page === 1 ? FIRST : [one('d', 'Sam Adeyemi', { status: 'Canceled', waitsFor: null })]
      return { items, total: 101, page, pageSize: 100 }
    },
  })
  await soon(() => expect(text()).toContain('1 needs your review'))
  expect(text()).toMatch(/Need your review.*Ines Duarte.*In progress.*Yuki Sato.*Ended.*Milo Hart/)
  expect(text()).not.toContain('Kai Nakamura')
  named('button', 'Show more')?.click()
  await soon(() => expect(text()).toContain('Sam Adeyemi'))
  expect(named('button', 'Show more')).toBeUndefined()
  expect(
    requested()
      .filter((path) => path.includes('/assigned?'))
      .map((path) => path.split('?')[1]),
  ).toEqual(['Page=1&PageSize=100', 'Page=2&PageSize=100'])
})

test('[OF-04] an application whose payment a dive center can record waits for it; a paid one says so', async () => {
  const items = [
    one('a', 'Ines Duarte', { role: 'store', status: 'Payment Requested', waitsFor: 'applicant' }),
    one('b', 'Milo Hart', { role: 'store', status: 'Payment Requested', waitsFor: 'provider' }),
  ]
  const { text } = await anOpenPage('/training/forms-applications', {
    ...signedInAs(3),
    '/Applications/assigned': { items, total: 2, page: 1, pageSize: 100 },
  })
  await soon(() => expect(text()).toContain('1 needs your review'))
  expect(text()).toMatch(
    /Need your review.*Ines Duarte.*Payment Requested.*In progress.*Milo Hart.*The fee is paid/,
  )
})
