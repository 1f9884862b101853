import { afterEach, expect, test, vi } from 'vitest'
import { showPicture } from './qr-picture.fixture.ts'
import { scanFrames } from './scan-frames.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[SC-10] the camera continues after a code that is not accepted', async () => {
  showPicture('FD-7Q2K-94')
  const video = document.createElement('video')
  Object.defineProperties(video, { videoWidth: { value: 640 }, videoHeight: { value: 480 } })
  const seen = ['https://evil.example/', undefined, 'FD-7Q2K-94', 'FD-0000-00']
  const taken: string[] = []
  const take = (text: string) => {
    taken.push(text)
    return text.startsWith('FD')
  }
  await scanFrames(video, { read: async () => seen.shift(), take }, new AbortController().signal)
  expect(taken).toEqual(['https://evil.example/', 'FD-7Q2K-94'])
})

test('[TS-14] the scanner looks at the middle square of the camera picture, at its full resolution', async () => {
  const drawn: unknown[][] = []
  const context = { drawImage: (...args: unknown[]) => drawn.push(args), getImageData: () => ({}) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  const video = document.createElement('video')
  Object.defineProperties(video, { videoWidth: { value: 1920 }, videoHeight: { value: 1080 } })
  await scanFrames(video, { read: async () => 'A', take: () => true }, new AbortController().signal)
  expect(drawn).toEqual([[video, 420, 0, 1080, 1080, 0, 0, 1080, 1080]])
})
