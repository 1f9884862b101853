import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useObjectUrl } from './use-object-url.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Picture({ of }: { of: Blob | undefined }) {
  const url = useObjectUrl(of)
  return url && <img alt="" src={url} />
}

test('the URL of a picture that is replaced or taken away lasts until the browser has resolved it', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  made.mockReturnValueOnce('blob:first').mockReturnValueOnce('blob:second')
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const place = document.createElement('div')
  const root = createRoot(place)
  const shown = (url: string) => vi.waitFor(() => expect(place.querySelector('img')?.src).toBe(url))
  root.render(<Picture of={new Blob(['one'])} />)
  await shown('blob:first')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  root.render(<Picture of={new Blob(['two'])} />)
  await shown('blob:second')
  root.unmount()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2))
  expect(revoked).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoked.mock.calls).toEqual([['blob:first'], ['blob:second']])
})
