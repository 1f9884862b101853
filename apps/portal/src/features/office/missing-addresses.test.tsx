import { expect, test } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../app/testing/open-page.fixture.tsx'

const UUID = '01920000-0000-7000-8000-000000000001'

test.each([
  ['/office/people/999999', 404, '/office/people', '/office/people'],
  ['/office/people/someone', 400, '/office/people', '/office/people'],
  [`/office/codes/${UUID}`, 404, `/office/code-batches/${UUID}`, '/office/codes'],
  ['/office/codes/no-id', 400, '/office/code-batches/no-id', '/office/codes'],
  ['/office/content/links/nothing', 404, '/office/content/links/nothing', '/office/content/links'],
  ['/office/content/courses/nothing', 404, '/office/content/courses/nothing', '/office/content/courses'],
  [`/office/packages/${UUID}`, 404, `/learning/packages/${UUID}/preview`, '/office/packages'],
  [`/office/banks/${UUID}/xx-XX`, 404, `/exams/banks/${UUID}/xx-XX`, '/office/banks'],
  ['/office/banks/no-id/en-US', 400, '/exams/banks/no-id/en-US', '/office/banks'],
])('[OF-01] %s says that nothing is there, and leads back', async (address, status, path, list) => {
  const { text, named, find } = await anOpenPage(address, { ...signedInAs(9), [path]: status })
  await soon(() => expect(named('a', 'Back to the list')?.getAttribute('href')).toBe(list))
  expect(text()).toContain('It may have been deleted, or the address is wrong.')
  expect(find('h1')?.textContent).not.toMatch(/nothing|0192/)
  expect(named('button', 'Try again')).toBeUndefined()
})

test('[OF-08] a bank is not begun for a course that does not exist', async () => {
  const { named } = await anOpenPage(`/office/banks/${UUID}/en-US`, {
    ...signedInAs(9),
    [`/exams/banks/${UUID}/en-US`]: () => Response.json({ problem: 'no-bank-found' }, { status: 404 }),
    '/learning/courses': [],
  })
  await soon(() => expect(named('a', 'Back to the list')).toBeDefined())
})
