import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { find, key, render } from '../testing/render.tsx'
import { DateField } from './date-field.tsx'
import { TimeField } from './time-field.tsx'

function Birth({ locale, onChange }: { locale: string; onChange: (value: string | undefined) => void }) {
  const [value, setValue] = useState<string | undefined>('2026-05-16')
  return (
    <DateField
      label="Date"
      locale={locale}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
      value={value}
    />
  )
}

const segments = () => [...document.querySelectorAll('[role="spinbutton"]')].map((one) => one.textContent)

test.each([
  ['de-DE', ['16', '5', '2026']],
  ['en-US', ['5', '16', '2026']],
  ['th-TH', ['16', '5', '2569']],
])('in %s the date reads %s', (locale, read) => {
  render(<Birth locale={locale} onChange={vi.fn()} />)
  expect(segments().slice(0, 3)).toEqual(read)
})

test.each(['en-US', 'th-TH', 'ar-SA-u-ca-islamic-umalqura', 'fa-IR-u-ca-persian'])(
  'in %s the value stays an ISO day, whatever calendar is shown',
  (locale) => {
    const onChange = vi.fn()
    render(<Birth locale={locale} onChange={onChange} />)
    key(find('[data-type="day"]'), 'ArrowUp')
    expect(onChange).toHaveBeenCalledWith('2026-05-17')
  },
)

test('a time is given and taken as hours and minutes', () => {
  const onChange = vi.fn()
  render(<TimeField label="Time in" locale="en-US" onChange={onChange} value="14:02" />)
  expect(segments()).toEqual(['2', '02', 'PM'])
  key(find('[data-type="minute"]'), 'ArrowUp')
  expect(onChange).toHaveBeenCalledWith('14:03')
})
