import { expect, test } from 'vitest'
import { isMet } from '../figure.ts'
import { figuresOfKills, type Kill } from './count.ts'

const KILL: Kill = {
  readyAfterMs: 900,
  endings: [
    { kind: 'dive', answered: 'before', effects: 1 },
    { kind: 'upload', answered: 'after', effects: 1 },
  ],
}
const valuesOf = (kills: readonly Kill[]) => figuresOfKills(kills, 2000).map(({ value }) => value)
const withEnding = (ending: Kill['endings'][number]): Kill => ({ ...KILL, endings: [ending] })

test('[OP-03] writes with one effect are neither lost nor doubled, and those without an answer are counted', () => {
  expect(valuesOf([KILL, KILL])).toEqual([0, 0, 0, 2, 0.9, 0.9, 0.9])
  expect(figuresOfKills([KILL, KILL], 2000)[3]?.name).toContain('upload 2')
})

test('[OP-03] an acknowledged write without an effect is lost, before a kill and after it', () => {
  expect(valuesOf([withEnding({ kind: 'dive', answered: 'before', effects: 0 })])[0]).toBe(1)
  expect(valuesOf([withEnding({ kind: 'dive', answered: 'after', effects: 0 })])[0]).toBe(1)
})

test('[OP-03] two effects of one write are a double, with or without an answer', () => {
  expect(valuesOf([withEnding({ kind: 'code', answered: 'never', effects: 2 })]).slice(0, 3)).toEqual([
    0, 1, 1,
  ])
})

test('[OP-03] the slowest restart counts', () => {
  const slow = { ...KILL, readyAfterMs: 2500 }
  const figures = figuresOfKills([KILL, KILL, slow], 2000)
  expect(figures.map(isMet)).toEqual([true, true, true, true, true, false, false])
})
