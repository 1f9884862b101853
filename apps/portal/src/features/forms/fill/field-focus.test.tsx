import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { WhenLeft } from './field-focus.tsx'

let close: (() => void) | undefined
afterEach(() => close?.())

function Form() {
  const [isChecked, setIsChecked] = useState(false)
  return (
    <>
      <WhenLeft>
        {(isLeft) => (
          <>
            <input aria-label="Name" />
            {isLeft && <p>Enter a name</p>}
          </>
        )}
      </WhenLeft>
      <input checked={isChecked} onChange={() => setIsChecked(!isChecked)} type="checkbox" />
    </>
  )
}

async function open() {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<Form />)
  close = () => {
    root.unmount()
    place.remove()
  }
  const field = await vi.waitFor(() => {
    const [input, box] = place.querySelectorAll('input')
    if (!input || !box) throw new Error('not rendered')
    return { input, box }
  })
  field.input.focus()
  return { place, ...field }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('[TS-02] a press on another control moves nothing until it is over, so it is not lost', async () => {
  const { place, input, box } = await open()
  box.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  input.blur()
  await settled()
  expect(place.textContent).toBe('')
  box.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
  box.click()
  await vi.waitFor(() => expect(place.textContent).toBe('Enter a name'))
  expect(box.checked).toBe(true)
})

test('[TS-02] a field that is left by keyboard is checked at once', async () => {
  const { place, input } = await open()
  input.blur()
  await vi.waitFor(() => expect(place.textContent).toBe('Enter a name'))
})
