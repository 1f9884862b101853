import { expect, test } from 'vitest'
import { find, press, render } from '../../testing/render.tsx'
import { RadioRows } from '../form/radio-rows.tsx'
import { Segments } from './segments.tsx'

const UNITS = ['Metric', 'Imperial'] as const
type Unit = (typeof UNITS)[number]

const rows = (value: Unit) => (
  <RadioRows
    choices={UNITS.map((each) => ({ value: each, label: each }))}
    legend="Units"
    onChange={() => undefined}
    value={value}
  />
)
const segments = (value: Unit) => (
  <Segments
    legend="Units"
    onSelect={() => undefined}
    segments={UNITS.map((key) => ({ key, label: key }))}
    selected={value}
  />
)
const checked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input')].findIndex((input) => input.checked)

test.each([
  ['rows', rows],
  ['segments', segments],
])(
  'a choice in %s shows at once, before and after the owner confirms it, and disappears when it is reverted',
  (_, part) => {
    const { show } = render(part('Metric'))
    press(find('input:not(:checked)'))
    expect(checked()).toBe(1)
    show(part('Imperial'))
    expect(checked()).toBe(1)
    show(part('Metric'))
    expect(checked()).toBe(0)
  },
)
