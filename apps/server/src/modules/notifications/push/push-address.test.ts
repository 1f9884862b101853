import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { getPushAddress, lookUpOutside } from './push-address.ts'

test('accepts a push service with an https address, a host name and the default port', () => {
  const address = 'https://fcm.googleapis.com/fcm/send/abc'
  expect(getPushAddress(address, false).href).toBe(address)
})

test.each([
  'http://push.example.org/abc',
  'https://push.example.org:8443/abc',
  'https://user:word@push.example.org/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://localhost/abc',
  'https://database/abc',
  'file:///etc/passwd',
  'nonsense',
])('refuses %s', (address) => {
  expect(() => getPushAddress(address, false)).toThrow('push-address-refused')
})

test('the configuration can allow a local push service, but no other protocol', () => {
  expect(getPushAddress('http://127.0.0.1:4200/abc', true).port).toBe('4200')
  expect(() => getPushAddress('file:///etc/passwd', true)).toThrow('push-address-refused')
})

test("doesn't connect to a name that resolves to an internal address", async () => {
  let isReached = false
  const server = createServer((_, response) => {
    isReached = true
    response.end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const { request } = await import('node:http')
  const failure = await new Promise<Error>((failed) => {
    request({ host: 'localhost', port, lookup: lookUpOutside }).on('error', failed).end()
  })
  expect(failure.message).toBe('push-address-refused')
  expect(isReached).toBe(false)
  server.close()
})
