import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test('a device is named by its browser and its system', () => {
  expect(deviceOf(CHROME)).toEqual({ browser: 'Chrome', system: 'Linux' })
  expect(deviceOf(`${CHROME.replace('X11; Linux x86_64', 'Windows NT 10.0')} Edg/140.0`)).toEqual({
    browser: 'Edge',
    system: 'Windows',
  })
  expect(
    deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'),
  ).toEqual({
    browser: 'Safari',
    system: 'iPhone',
  })
})

test('an unknown device has no name', () => {
  expect(deviceOf('')).toEqual({ browser: '', system: '' })
})
