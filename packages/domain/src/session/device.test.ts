import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Chrome', 'Linux', CHROME],
  ['Chrome', 'Linux', CHROME.replace('Chrome/', 'HeadlessChrome/')],
  ['Edge', 'Windows', `${CHROME.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64')} Edg/140.0.0.0`],
  ['Opera', 'macOS', `${CHROME.replace('X11; Linux x86_64', 'Macintosh; Intel Mac OS X 10_15_7')} OPR/121.0`],
  ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0'],
  [
    'Firefox',
    'iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`,
  ],
  [
    'Chrome',
    'iPad',
    `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${WEBKIT} CriOS/140.0 Mobile/15E148 Safari/604.1`,
  ],
  ['Chrome', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Chrome', 'ChromeOS', CHROME.replace('Linux', 'CrOS')],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 15; SAMSUNG SM-S918B) ${BLINK} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Safari',
    'iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Safari',
    'macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1.15`,
  ],
  ['', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Kiosk/3.0 Safari/605.1.15`],
])('detects %s on %s from the user agent', (browser, system, userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

test('an unknown device has no name', () => {
  for (const userAgent of ['', 'curl/8.5.0', '😀'.repeat(200)])
    expect(deviceOf(userAgent)).toEqual({ browser: '', system: '' })
})
