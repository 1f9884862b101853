import { expect, test, vi } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { aClass, NITROX } from './class.fixture.ts'

test('[LE-10] [SC-16] an instructor exports the students that are shown', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  )
  // happy-dom would open the address.
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const page = await anOpenPage(`/training/students?state=going&course=${NITROX}`, {
    ...signedInAs(2),
    '/learning/students': aClass(),
    '/students.csv': 'Student',
  })
  await soon(() => expect(page.text()).toContain('Zoë Müller'))
  expect(page.find('progress')?.getAttribute('aria-valuetext')).toBe('54%, 2 of 5 lessons')
  page.named('button', 'Export CSV')?.click()
  const asked = `students.csv?culture=en-US&state=going&course=${NITROX}`
  await soon(() => expect(saved).toHaveBeenCalledOnce())
  expect(page.requested().some((path) => path.includes(asked))).toBe(true)
})
