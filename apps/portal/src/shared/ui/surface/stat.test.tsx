import { expect, test } from 'vitest'
import { find, render } from '../testing/render.tsx'
import { Stat } from './stat.tsx'

test('a unit reads in its own direction: °C stays °C on a page from right to left', () => {
  render(
    <dl>
      <Stat parts={[{ value: '٢٤', unit: '°C' }]}>Air</Stat>
    </dl>,
  )
  expect(find('small bdi').textContent).toBe('°C')
  expect(find('dl').textContent).toBe('Air٢٤°C')
})
