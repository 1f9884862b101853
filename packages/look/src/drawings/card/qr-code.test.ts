import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

test('a code is square, and has finder patterns in its corners', () => {
  const { size, path } = qrCode('2503118407')
  expect(size).toBeGreaterThanOrEqual(21)
  expect(path).toMatch(/^M0 0h7v1H0Z/)
  expect(path).toContain(`M${size - 7} 0h7v1H${size - 7}Z`)
})

test('different text gives a different code', () => {
  expect(qrCode('A').path).not.toBe(qrCode('B').path)
})
