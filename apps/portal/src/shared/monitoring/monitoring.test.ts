import { expect, test, vi } from 'vitest'
import { createMonitoring, watchPage } from './monitoring.ts'

function aMonitoring(dice: number, url: string | null = '/reports') {
  const send = vi.fn((_: string, __: Blob) => true)
  return {
    send,
    monitoring: createMonitoring({ url, version: '2.0.121', route: () => '/logbook', send, dice }),
  }
}
const bodyOf = async (send: ReturnType<typeof aMonitoring>['send']) =>
  JSON.parse(await (send.mock.calls[0]?.[1].text() ?? ''))

test('[NV-12] a sampled visit reports its errors and timings', async () => {
  const { send, monitoring } = aMonitoring(0.2)
  monitoring.sample(0.25)
  monitoring.failed(new TypeError('broken'))
  monitoring.took('route', 12.6)
  monitoring.flush()
  expect(send.mock.calls[0]?.[0]).toBe('/reports')
  expect(await bodyOf(send)).toMatchObject({
    version: '2.0.121',
    reports: [
      { kind: 'error', name: 'TypeError', message: 'broken' },
      { kind: 'timing', name: 'route', ms: 13, route: '/logbook' },
    ],
  })
})

test('[NV-12] a visit outside the sample reports nothing', () => {
  const { send, monitoring } = aMonitoring(0.25)
  monitoring.sample(0.25)
  monitoring.failed(new Error('broken'))
  monitoring.flush()
  expect(send).not.toHaveBeenCalled()
})

test('[NV-12] reports are buffered until the flag is known', () => {
  const { send, monitoring } = aMonitoring(0)
  monitoring.failed(new Error('early'))
  monitoring.flush()
  expect(send).not.toHaveBeenCalled()
  monitoring.sample(1)
  monitoring.flush()
  expect(send).toHaveBeenCalledTimes(1)
})

test('without a URL nothing is stored', () => {
  const { send, monitoring } = aMonitoring(0, null)
  monitoring.sample(1)
  monitoring.failed(new Error('broken'))
  monitoring.flush()
  expect(send).not.toHaveBeenCalled()
})

test('an uncaught error is reported', () => {
  const { send, monitoring } = aMonitoring(0)
  watchPage(monitoring, window)
  monitoring.sample(1)
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('uncaught') }))
  monitoring.flush()
  expect(send).toHaveBeenCalledTimes(1)
})
