import { expect, test } from 'vitest'
import { linkProblem } from './links.ts'

test('[OF-08] a link with a space is not an address, wherever the space is', () => {
  for (const url of ['https://exa mple.com', 'https://example.com/a b', ' https://example.com'])
    expect([url, linkProblem(url)]).toEqual([url, 'not-an-address'])
  expect(linkProblem('https://example.com/a-b')).toBeUndefined()
})
