import { deflateSync } from 'node:zlib'
import { aPdf } from '@fathom/testing/forms'
import { expect, test } from 'vitest'
import { hasPage } from './has-page.ts'

const packed = (objects: string) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n'),
    deflateSync(Buffer.from(objects)),
    Buffer.from('\nendstream\nendobj\n'),
  ])

test('[TS-03] a page is found in the open and in compressed objects', () => {
  expect(hasPage(aPdf('page'))).toBe(true)
  expect(hasPage(packed('3 0 << /Type /Page /Parent 2 0 R >>'))).toBe(true)
})

test('[TS-03] a PDF without a page has none', () => {
  expect(hasPage(Buffer.from('%PDF-1.4\nxref \nstartxref\n9\n%%EOF\n'))).toBe(false)
  expect(hasPage(packed('2 0 << /Type /Pages /Kids [] /Count 0 >>'))).toBe(false)
})
