import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { find, render } from '../../../shared/ui/testing/render.tsx'
import { useFirstProblem } from './use-first-problem.ts'

function Form({ refused }: { refused: number }) {
  const place = useRef<HTMLFormElement>(null)
  useFirstProblem(place, refused)
  return (
    <form ref={place}>
      <input aria-label="City" />
      <input aria-invalid={true} aria-label="Postal code" />
    </form>
  )
}

test('[EN-12] a rejected save scrolls the first invalid field and its message into view, and nothing moves before', () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  const { show } = render(<Form refused={0} />)
  expect(scroll).not.toHaveBeenCalled()
  show(<Form refused={1} />)
  const wrong = find('input', 'Postal code')
  expect(document.activeElement).toBe(wrong)
  expect(scroll.mock.contexts).toEqual([wrong])
  scroll.mockRestore()
})
