import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { rememberOpened, wasOpened } from './opened-parts.ts'

beforeEach(() => localStorage.clear())

test('[SN-05] the parts that were opened are remembered until they are closed', () => {
  rememberOpened('equipment', true)
  rememberOpened('dive.more', true)
  rememberOpened('equipment', true)
  expect([wasOpened('equipment'), wasOpened('dive.more'), wasOpened('dive')]).toEqual([true, true, false])
  rememberOpened('equipment', false)
  expect([wasOpened('equipment'), wasOpened('dive.more')]).toEqual([false, true])
})

test('[SN-05] without storage nothing is remembered, and nothing fails', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  rememberOpened('photos', true)
  expect(wasOpened('photos')).toBe(false)
})
