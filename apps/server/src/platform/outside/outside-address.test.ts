import { expect, test } from 'vitest'
import { isInside } from './outside-address.ts'

test.each([
  ['10.1.2.3', true],
  ['127.0.0.1', true],
  ['169.254.169.254', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['100.64.0.1', true],
  ['192.168.7.7', true],
  ['255.255.255.255', true],
  ['::1', true],
  ['::', true],
  ['fd12::1', true],
  ['fe80::1', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', true],
  ['2002:7f00:1::', true],
  ['8.8.8.8', false],
  ['2606:4700::1111', false],
  ['not an address', true],
])('whether %s is internal: %s', (address, inside) => {
  expect(isInside(address)).toBe(inside)
})
