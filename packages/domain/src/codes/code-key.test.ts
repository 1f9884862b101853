import { expect, test } from 'vitest'
import { codeIn, codeKey } from './code-key.ts'

test.each([
  'FD-7Q2K-94',
  'fd7q2k94',
  '  fd 7q2k 94 ',
  'FD–7Q2K—94',
  'fd_7q2k.94',
  'ＦＤ－７Ｑ２Ｋ－９４',
  '\u200eFD-٧Q٢K-٩٤\u200f',
  'FD\u00a07Q2K\u201194\n',
])('[SC-10] reads %j as the same code, however it is typed or pasted', (typed) => {
  expect(codeKey(typed)).toBe('FD7Q2K94')
})

test('[SC-10] characters that look alike on paper count as one', () => {
  expect(codeKey('FD-OIL0-11')).toBe(codeKey('fd-0l1o-il'))
})

test.each(['', ' - ', 'FD-', 'Ж'.repeat(8), 'FD7Q2K94!', 'A'.repeat(41), '\u0000\u0000\u0000\u0000'])(
  '[VA-13] rejects %j as a code',
  (typed) => {
    expect(codeKey(typed)).toBeUndefined()
  },
)

test.each([
  ['FD-7Q2K-94', 'FD-7Q2K-94'],
  [' https://portal.fathom.test/codes?code=FD-7Q2K-94&lang=de ', 'FD-7Q2K-94'],
  ['https://elsewhere.test/', 'https://elsewhere.test/'],
  ['https://elsewhere.test/codes?code=FD-7Q2K-94', 'https://elsewhere.test/codes?code=FD-7Q2K-94'],
  ['https://portal.fathom.test/verify?code=FD-7Q2K-94', 'https://portal.fathom.test/verify?code=FD-7Q2K-94'],
  ['https://portal.fathom.test/codes', 'https://portal.fathom.test/codes'],
  ['https://', 'https://'],
])('[SC-10] a QR code with %j yields %j', (scanned, code) => {
  expect(codeIn(scanned, 'https://portal.fathom.test')).toBe(code)
})
