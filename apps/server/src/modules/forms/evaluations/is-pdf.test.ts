import { aPdf } from '@fathom/testing/forms'
import { expect, test } from 'vitest'
import { isPdf } from './is-pdf.ts'

const whole = aPdf('page')

test('[TS-03] a whole PDF is one', () => {
  expect(isPdf(whole)).toBe(true)
  expect(isPdf(Buffer.concat([whole, Buffer.from('\r\n\n')]))).toBe(true)
})

test.each([
  ['a script with the start of one', Buffer.from(`%PDF-<script>alert(1)</script>${'x'.repeat(300)}\n%%EOF`)],
  ['a page with start and end of one', Buffer.from(`%PDF-1.7\n<script></script>\nstartxref\n9\n%%EOF`)],
  ['one without its end', whole.subarray(0, -12)],
  [
    'one whose end points nowhere',
    Buffer.from(whole.toString('latin1').replace(/startxref\n\d+/, 'startxref\n99999')),
  ],
  ['one behind other content', Buffer.concat([Buffer.from('<html>'), whole])],
  ['an empty file', Buffer.alloc(0)],
])('[TS-03] %s is no PDF', (_, bytes) => {
  expect(isPdf(bytes)).toBe(false)
})
