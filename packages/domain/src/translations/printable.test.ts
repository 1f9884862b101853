import { expect, test } from 'vitest'
import { printableOf } from './printable.ts'

test('[OF-01] what staff paste loses the characters that nobody sees, and keeps its lines and joiners', () => {
  expect(printableOf('a\u202egnp\u202c \u200bb\ufeff\u0000')).toBe('agnp b')
  expect(printableOf('one\r\ntwo\nthree\tfour')).toBe('one\ntwo\nthree four')
  expect(printableOf('می\u200cخواهم 👩\u200d🚀')).toBe('می\u200cخواهم 👩\u200d🚀')
})
