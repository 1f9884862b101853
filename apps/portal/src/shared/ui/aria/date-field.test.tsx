import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { find, focus, key, render } from '../../testing/render.tsx'
import type { OnDateChange } from './date-field.tsx'
import { DateField } from './date-field.tsx'
import { TimeField } from './time-field.tsx'

// In this environment a collapsed selection fires a change event every time, in an endless loop.
beforeEach(() => void vi.spyOn(Selection.prototype, 'collapse').mockReturnValue())

function Birth({ locale, onChange }: { locale: string; onChange: OnDateChange }) {
  const [value, setValue] = useState<string | undefined>('2026-05-16')
  return (
    <DateField
      label="Date"
      locale={locale}
      onChange={(...next) => {
        setValue(next[0])
        onChange(...next)
      }}
      value={value}
    />
  )
}

const segments = () => [...document.querySelectorAll('[role="spinbutton"]')].map((one) => one.textContent)

test.each([
  ['de-DE', ['16', '5', '2026']],
  ['en-US', ['16', 'May', '2026']],
  ['en-GB', ['16', 'May', '2026']],
  ['th-TH', ['16', '5', '2569']],
])('[WO-02] in %s the date reads %s', (locale, read) => {
  render(<Birth locale={locale} onChange={vi.fn()} />)
  expect(segments().slice(0, 3)).toEqual(read)
})

test.each(['en-US', 'th-TH', 'ar-SA-u-ca-islamic-umalqura', 'fa-IR-u-ca-persian'])(
  'in %s the value stays an ISO date, whatever calendar is shown',
  (locale) => {
    const onChange = vi.fn()
    render(<Birth locale={locale} onChange={onChange} />)
    key(find('[data-type="day"]'), 'ArrowUp')
    expect(onChange).toHaveBeenCalledWith('2026-05-17')
  },
)

function typeInto(part: string, text: string) {
  const segment = find(`[data-type="${part}"]`)
  focus(segment)
  for (const data of text)
    act(() =>
      segment.dispatchEvent(
        new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
      ),
    )
}
const leave = () => focus(find('button'))

test.each([
  ['en-US', ['30', 'Feb', '2026']],
  ['de-DE', ['30', '2', '2026']],
])('in %s a nonexistent date stays visible and gives no value', (locale, shown) => {
  const onChange = vi.fn()
  render(<Birth locale={locale} onChange={onChange} />)
  typeInto('day', '30')
  typeInto('month', '2')
  expect(onChange).toHaveBeenLastCalledWith(undefined, 'impossible')
  leave()
  expect(segments()).toEqual(shown)
  expect(onChange).toHaveBeenLastCalledWith(undefined, 'impossible')
  typeInto('month', '3')
  expect(onChange).toHaveBeenLastCalledWith('2026-03-30')
})

test('a date without its year gives no value, and typing the same year completes it again', () => {
  const onChange = vi.fn()
  render(<Birth locale="en-US" onChange={onChange} />)
  const year = find('[data-type="year"]')
  focus(year)
  for (const _ of '2026') key(year, 'Backspace')
  leave()
  expect(onChange).toHaveBeenLastCalledWith(undefined, 'unfinished')
  expect(segments()).toEqual(['16', 'May', 'yyyy'])
  typeInto('year', '2')
  expect(onChange).toHaveBeenLastCalledWith('0002-05-16')
  typeInto('year', '026')
  expect(onChange).toHaveBeenLastCalledWith('2026-05-16')
})

test('a value from outside replaces the typed text', () => {
  const onChange = vi.fn()
  const field = (value: string) => <DateField label="Date" locale="en-US" onChange={onChange} value={value} />
  const { show } = render(field('2026-05-16'))
  key(find('[data-type="day"]'), 'Backspace')
  key(find('[data-type="day"]'), 'Backspace')
  show(field(''))
  show(field('1991-08-02'))
  expect(segments()).toEqual(['02', 'Aug', '1991'])
})

test('a time is read and written as hours and minutes', () => {
  const onChange = vi.fn()
  render(<TimeField label="Time in" locale="en-US" onChange={onChange} value="14:02" />)
  expect(segments()).toEqual(['2', '02', 'PM'])
  key(find('[data-type="minute"]'), 'ArrowUp')
  expect(onChange).toHaveBeenCalledWith('14:03')
})
