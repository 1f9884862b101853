import { currentDefinition } from '@fathom/domain/forms'
import { expect, test } from 'vitest'
import { MEDICAL } from '../draft/form.fixture.ts'
import { firstOpenPage, pagesOf, pageWith } from './pages-of.ts'

test('[RT-25] the questionnaire has an opening page and one page for each of its ten questions', () => {
  const pages = pagesOf(MEDICAL)
  expect(pages.map(({ id }) => id)).toEqual([
    'health',
    ...Array.from({ length: 10 }, (_, at) => `q${at + 1}`),
  ])
  expect(pages[4]).toMatchObject({ number: 4, total: 10, boxes: [{ id: 'c' }] })
})

test('a question of a box is on the page of the question that opens it', () => {
  expect(pageWith(pagesOf(MEDICAL), 'g6')?.id).toBe('q9')
})

test('a returning user continues at an unanswered box before later questions', () => {
  const open = (answers: Record<string, string>) => firstOpenPage(MEDICAL, pagesOf(MEDICAL), answers)?.id
  expect(open({ q1: 'yes', a1: 'no', q2: 'no' })).toBe('q1')
  expect(open({ q1: 'no', q2: 'no' })).toBe('q3')
})

test('[SC-09] a release consists of its text with its blanks', () => {
  const [page, ...others] = pagesOf(currentDefinition('liability-release', 'full'))
  expect(others).toEqual([])
  expect(page?.kind === 'text' && page.blanks.map(({ id }) => id)).toEqual([
    'participant',
    'activity',
    'instructor',
    'store',
  ])
})
