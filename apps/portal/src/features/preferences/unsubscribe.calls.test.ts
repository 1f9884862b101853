import { expect, test } from 'vitest'
import { CallFailed } from '../../shared/http/index.ts'
import { linkIn, linkProblem } from './unsubscribe.calls.ts'

test('[RT-06] a link needs the id and the token; the mailing is optional', () => {
  expect(linkIn(new URLSearchParams('id=u-1&token=t-1&sfm_jobid=7'))).toEqual({
    id: 'u-1',
    token: 't-1',
    list: 'marketing',
    mailingJob: '7',
  })
  expect(linkIn(new URLSearchParams('id=u-1&token=t-1&list=digest'))?.list).toBe('digest')
  expect(linkIn(new URLSearchParams('id=u-1&token=t-1'))?.mailingJob).toBeNull()
  for (const query of ['', 'id=u-1', 'token=t-1', 'id=&token=t-1', 'id=u-1&token=t-1&list=all'])
    expect(linkIn(new URLSearchParams(query))).toBeUndefined()
})

test.each([
  ['link-invalid', 'invalid'],
  ['link-expired', 'expired'],
  ['invalid-input', 'invalid'],
  ['unexpected', undefined],
])('[CA-31] a refusal named %s means the link is %s', (problem, shown) => {
  expect(linkProblem(new CallFailed('', { kind: 'refused', status: 403, problem }))).toBe(shown)
})

test("a lost connection isn't reported as a bad link", () => {
  expect(linkProblem(new CallFailed('', { kind: 'network' }))).toBeUndefined()
  expect(linkProblem(null)).toBeUndefined()
})
