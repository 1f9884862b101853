import { expect, test } from 'vitest'
import { find, render } from '../../testing/render.tsx'
import { Stat } from './stat.tsx'

test('a unit keeps its own text direction: °C stays °C on a right-to-left page', () => {
  render(
    <dl>
      <Stat parts={[{ value: '٢٤', unit: '°C' }]}>Air</Stat>
    </dl>,
  )
  expect(find('small bdi').textContent).toBe('°C')
  expect(find('dl').textContent).toBe('Air٢٤°C')
})
