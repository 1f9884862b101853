import Upload from 'lucide-react/icons/upload'
import { expect, test, vi } from 'vitest'
import { find, press, render } from '../../testing/render.tsx'
import { FileButton } from './file-button.tsx'

test('a file button has one focusable element and returns the selected file', () => {
  const onFile = vi.fn()
  const { place } = render(
    <FileButton accept="image/png" icon={Upload} onFile={onFile}>
      Choose a picture
    </FileButton>,
  )
  const input = find<HTMLInputElement>('input')
  expect([input.hidden, input.getAttribute('aria-label')]).toEqual([true, null])
  expect(place.querySelectorAll('button, input:not([hidden])')).toHaveLength(1)
  const clicked = vi.spyOn(input, 'click').mockReturnValue()
  press(find('button', 'Choose a picture'))
  expect(clicked).toHaveBeenCalledOnce()
  const file = new File(['x'], 'card.png', { type: 'image/png' })
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file)
})
