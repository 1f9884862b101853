import { expect, test } from 'vitest'
import { positionIn } from './position.ts'

test.each([
  ['27.8139, 33.9208', 27.8139, 33.9208],
  ['-8.4095 115.1889', -8.4095, 115.1889],
  ['8.4095° S, 115.1889° E', -8.4095, 115.1889],
  ["N 27° 48.834' E 33° 55.248'", 27.8139, 33.9208],
  ['27°48\'50.0"N 33°55\'15.0"E', 27.813889, 33.920833],
  ['33.9208 E, 27.8139 N', 27.8139, 33.9208],
])('[LO-09] reads a position as a map writes it: %s', (text, latitude, longitude) => {
  expect(positionIn(text)).toEqual({ latitude, longitude })
})

test.each(['', '27.8', 'Dahab, Egypt', '95, 10', '10, 190', '27,8139', '1.2.3, 4'])(
  '[LO-09] reads no position from %s',
  (text) => {
    expect(positionIn(text)).toBeUndefined()
  },
)
