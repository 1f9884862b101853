import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { find, render, type } from '../../testing/render.tsx'
import { SearchInput } from './search-input.tsx'

function Finder() {
  const [text, setText] = useState('')
  return (
    <SearchInput
      clearLabel="Clear"
      hasResults={text !== ''}
      hint="Title"
      label="Search"
      onNow={setText}
      onType={setText}
      value={text}
    />
  )
}

/** How often the field was moved to the top, in a window of this kind. */
function movesIn(isPhone: boolean) {
  const media = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(media(query), 'matches', { value: isPhone }),
  )
  const moves = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  render(<Finder />)
  return { moves, input: find<HTMLInputElement>('input') }
}

test('on a phone the field moves to the top with the first results, and stays there while typing', () => {
  const { moves, input } = movesIn(true)
  input.focus()
  type(input, 'r')
  type(input, 'reef')
  expect(moves).toHaveBeenCalledExactlyOnceWith({ block: 'start' })
})

test('nothing moves on a desktop', () => {
  const { moves, input } = movesIn(false)
  input.focus()
  type(input, 'reef')
  expect(moves).not.toHaveBeenCalled()
})

test('nothing moves for someone who comes back to the results', () => {
  const { moves, input } = movesIn(true)
  type(input, 'reef')
  expect(moves).not.toHaveBeenCalled()
})
