import ImageUp from 'lucide-react/icons/image-up'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { find, press, render } from '../../testing/render.tsx'
import { FileDrop } from './file-drop.tsx'
import { UploadRow } from './upload-row.tsx'

const photo = new File(['x'], 'turtle.jpg', { type: 'image/jpeg' })
const text = new File(['x'], 'notes.txt', { type: 'text/plain' })

function drop(files: File[]): void {
  const event = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { files } })
  act(() => find('label').dispatchEvent(event))
}

function show(props: { multiple?: boolean; disabled?: boolean } = {}) {
  const onFiles = vi.fn()
  const onRefused = vi.fn()
  render(
    <FileDrop
      {...props}
      accept={['image/jpeg']}
      hint="JPG, up to 10 MB"
      icon={ImageUp}
      label="Add photos"
      maxBytes={10}
      onFiles={onFiles}
      onRefused={onRefused}
      overLabel="Let go"
    />,
  )
  return { onFiles, onRefused }
}

test('a drop accepts matching files and reports why the rest is refused', () => {
  const { onFiles, onRefused } = show({ multiple: true })
  drop([photo, text])
  expect(onFiles).toHaveBeenCalledWith([photo])
  expect(onRefused).toHaveBeenCalledWith([{ file: text, reason: 'type' }])
})

test('where one file is expected, only one is accepted', () => {
  const { onFiles } = show()
  drop([photo, new File(['y'], 'second.jpg', { type: 'image/jpeg' })])
  expect(onFiles).toHaveBeenCalledWith([photo])
})

test('a disabled drop zone accepts nothing', () => {
  const { onFiles, onRefused } = show({ disabled: true })
  drop([photo, text])
  expect(onFiles).not.toHaveBeenCalled()
  expect(onRefused).not.toHaveBeenCalled()
})

test('a failed upload says why, and can be retried or removed', () => {
  const onRetry = vi.fn()
  const onRemove = vi.fn()
  render(
    <ul>
      <UploadRow
        name="wreck.heic"
        onRemove={onRemove}
        removeLabel="Remove wreck.heic"
        state={{ kind: 'failed', reason: 'Use a JPG', retryLabel: 'Try again', onRetry }}
      />
    </ul>,
  )
  expect(find('[role="alert"]').textContent).toBe('Use a JPG')
  press(find('button', 'Try again'))
  press(find('button', 'Remove wreck.heic'))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(onRemove).toHaveBeenCalledOnce()
})

test("a file that isn't a picture shows an icon, not a broken image", () => {
  const sending = { kind: 'sending', label: '1 of 2 kB', progress: 0.5 } as const
  render(
    <ul>
      <UploadRow name="a.jpg" onRemove={vi.fn()} preview="blob:a" removeLabel="Remove" state={sending} />
    </ul>,
  )
  act(() => void find('img').dispatchEvent(new Event('error')))
  expect(document.querySelector('li img')).toBeNull()
  expect(find('li svg')).toBeTruthy()
})
