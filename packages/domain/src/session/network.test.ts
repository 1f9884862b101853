import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:7:9::1', '2001:db8:7::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['127.0.0.1', 'local'],
  ['::1', 'local'],
  ['192.168.1.20', 'local'],
  ['172.20.0.3', 'local'],
  ['172.32.0.3', '172.32.0.0/24'],
  ['fe80::1%eth0', 'local'],
  ['fd00::8', 'local'],
  ['unknown', ''],
  ['', ''],
])('stores only the network of an address: %s becomes %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
