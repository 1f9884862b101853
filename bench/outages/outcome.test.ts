import { expect, test } from 'vitest'
import { isMet } from '../figure.ts'
import { figureOf } from './outcome.ts'

const FINE = { kind: 'dive', answered: 'before', effects: 1 } as const
const refusal = (status: number, reason: string) => ({ status, reason, tookMs: 1, at: 1 })

test('[OP-05] clear refusals and cut connections are no faults while everything is answered once', () => {
  const refusals = [refusal(503, 'database-away'), refusal(0, 'TypeError ECONNRESET'), refusal(429, 'wait')]
  const figure = figureOf({ name: 'a proxy', endings: [FINE], refusals })
  expect(isMet(figure)).toBe(true)
  expect(figure.name).toBe('a proxy: 1 writes, 0 lost, 0 doubled, 0 never answered, 0 unclear answers')
})

test('[OP-05] losses, doubles, silence and unclear answers are faults', () => {
  const endings = [
    FINE,
    { ...FINE, effects: 0 },
    { ...FINE, effects: 2 },
    { kind: 'dive', answered: 'never', effects: 0 } as const,
  ]
  expect(figureOf({ name: 'a proxy', endings, refusals: [refusal(500, 'unexpected')] }).value).toBe(4)
})

test('what could not be measured is named and has no limit', () => {
  const figure = figureOf({ name: 'disk full', endings: [], refusals: [], skipped: 'it needs root' })
  expect(figure.name).toBe('disk full: not measured, it needs root')
  expect(figure.atMost).toBeUndefined()
})
