import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { find, focus, key, render, type } from '../testing/render.tsx'
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
      create={{ label: (name) => `Use ${name}`, onCreate }}
      label="Dive site"
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

test('suggestions follow what is typed, with the typed part marked', () => {
  const { input } = show()
  type(input, 'corner')
  expect(options()).toEqual(['Blue CornerPalau', 'Use corner'])
  expect(find('[role="option"] mark').textContent).toBe('Corner')
})

test('a suggestion is chosen by the keys, and its name is filled in', () => {
  const { input, onSelect } = show()
  type(input, 'blue')
  key(input, 'ArrowDown')
  key(input, 'Enter')
  expect(onSelect).toHaveBeenCalledWith('hole')
  expect(input.value).toBe('Blue Hole')
})

test('what nobody suggested can be made new', () => {
  const { input, onCreate, onSelect } = show()
  type(input, ' Secret wall ')
  key(input, 'ArrowDown')
  key(input, 'Enter')
  expect(onCreate).toHaveBeenCalledWith('Secret wall')
  expect(onSelect).not.toHaveBeenCalled()
})
