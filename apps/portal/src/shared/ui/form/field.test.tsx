import { useState } from 'react'
import { expect, test } from 'vitest'
import { find, press, render, type } from '../../testing/render.tsx'
import { Field } from './field.tsx'
import { NumberInput } from './number-input.tsx'
import { PasswordInput } from './password-input.tsx'
import { TextInput } from './text-input.tsx'

const described = (input: Element) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('label, unit, error and help are linked to the control', () => {
  render(
    <Field error="Enter a bottom time" help="In minutes" label="Bottom time">
      <TextInput unit="min" />
    </Field>,
  )
  const input = find<HTMLInputElement>('input')
  expect(find<HTMLLabelElement>('label').htmlFor).toBe(input.id)
  expect(described(input)).toEqual(['min', 'Enter a bottom time', 'In minutes'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('a field without error or help references neither', () => {
  render(
    <Field label="Title">
      <TextInput />
    </Field>,
  )
  expect(find('input').hasAttribute('aria-describedby')).toBe(false)
  expect(find('input').hasAttribute('aria-invalid')).toBe(false)
})

test('a number stays as typed during typing, and other text differs from an empty field', () => {
  function Depth() {
    const [depth, setDepth] = useState<number>()
    return (
      <>
        <NumberInput format={(value) => value.toFixed(1)} locale="en-US" onChange={setDepth} value={depth} />
        <output>{String(depth)}</output>
      </>
    )
  }
  render(<Depth />)
  const input = find<HTMLInputElement>('input')
  type(input, '30,')
  expect([input.value, find('output').textContent]).toEqual(['30,', '30'])
  type(input, 'deep')
  expect([input.value, find('output').textContent]).toEqual(['deep', 'NaN'])
  type(input, ' ')
  expect(find('output').textContent).toBe('undefined')
})

test('a button with a matching label shows and hides the password', () => {
  render(<PasswordInput defaultValue="Reef1234" hideLabel="Hide password" showLabel="Show password" />)
  press(find('button', 'Show password'))
  expect(find<HTMLInputElement>('input').type).toBe('text')
  press(find('button', 'Hide password'))
  expect(find<HTMLInputElement>('input').type).toBe('password')
})

test('a unit keeps its own text direction and describes its field', () => {
  render(
    <Field label="Air">
      <TextInput unit="°C" />
    </Field>,
  )
  expect(find('bdi').textContent).toBe('°C')
  expect(find('input').getAttribute('aria-describedby')).toBe(find('bdi').id)
})
