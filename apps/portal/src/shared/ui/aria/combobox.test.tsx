import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { find, focus, key, press, render, type } from '../../testing/render.tsx'
import { Combobox } from './combobox.tsx'

const sites = [
  { id: 'hole', name: 'Blue Hole', detail: 'Dahab, Egypt' },
  { id: 'corner', name: 'Blue Corner', detail: 'Palau' },
]

function Site({ onSelect, onCreate }: { onSelect: (id: string) => void; onCreate: (name: string) => void }) {
  const [text, setText] = useState('')
  const [selected, setSelected] = useState<string>()
  return (
    <Combobox
      clearLabel="Clear the site"
      create={{ label: (name) => `Use ${name}`, onCreate }}
      label="Dive site"
      onEscape={() => setText(sites.find(({ id }) => id === selected)?.name ?? '')}
      onSelect={({ id }) => {
        setSelected(id)
        onSelect(id)
      }}
      onTextChange={setText}
      selected={selected}
      suggestions={sites.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))}
      text={text}
      words={{ loading: 'Looking', none: 'No site by that name' }}
    />
  )
}

function show() {
  const onSelect = vi.fn()
  const onCreate = vi.fn()
  render(<Site onCreate={onCreate} onSelect={onSelect} />)
  const input = find<HTMLInputElement>('input[role="combobox"]')
  focus(input)
  return { onSelect, onCreate, input }
}

const options = () => [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent)

test('suggestions follow the typed text and highlight the matching part', () => {
  const { input } = show()
  type(input, 'corner')
  expect(options()).toEqual(['Blue CornerPalau', 'Use corner'])
  expect(find('[role="option"] mark').textContent).toBe('Corner')
})

test('a suggestion can be chosen with the keyboard, and its name is filled in', () => {
  const { input, onSelect } = show()
  type(input, 'blue')
  key(input, 'ArrowDown')
  key(input, 'Enter')
  expect(onSelect).toHaveBeenCalledWith('hole')
  expect(input.value).toBe('Blue Hole')
})

test('a new entry can be created when no suggestion matches', () => {
  const { input, onCreate, onSelect } = show()
  type(input, ' Secret wall ')
  key(input, 'ArrowDown')
  key(input, 'Enter')
  expect(onCreate).toHaveBeenCalledWith('Secret wall')
  expect(onSelect).not.toHaveBeenCalled()
})

test('a click into a chosen entry selects its text and opens the whole list', () => {
  const { input } = show()
  type(input, 'blue')
  key(input, 'ArrowDown')
  key(input, 'Enter')
  act(() => input.blur())
  expect(options()).toEqual([])
  press(input)
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 'Blue Hole'.length])
  expect(options()).toContain('Blue HoleDahab, Egypt')
})

test('a clear button appears only when there is text, empties the field and keeps the focus in it', () => {
  const { input } = show()
  expect(document.querySelector('[aria-label="Clear the site"]')).toBeNull()
  type(input, 'blue')
  press(find('[aria-label="Clear the site"]'))
  expect(input.value).toBe('')
  expect(document.activeElement).toBe(input)
})

test('Escape restores the chosen name and closes the list, and typing opens it again', () => {
  const { input } = show()
  type(input, 'blue')
  key(input, 'ArrowDown')
  key(input, 'Enter')
  type(input, 'cor')
  expect(options()).toContain('Blue CornerPalau')
  key(input, 'Escape')
  expect([input.value, options()]).toEqual(['Blue Hole', []])
  type(input, 'cor')
  expect(options()).toContain('Blue CornerPalau')
})

test('the list is as wide as the box of the field, not just the input beside its button', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, this.role === 'group' ? 358 : 297, 52)
  })
  const { input } = show()
  type(input, 'blue')
  const list = find('[role="listbox"]').closest<HTMLElement>('[style*="--trigger-width"]')
  expect(list?.style.getPropertyValue('--trigger-width')).toBe('358px')
  vi.restoreAllMocks()
})
