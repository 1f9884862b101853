import { Scorm12API } from 'scorm-again/scorm12'
import { expect, test } from 'vitest'
import { openPage } from '../runtime/play/stage.ts'
import { leftAt } from './left-at.ts'

test('[ST-13] a lesson opens at the page where a demo person left it', () => {
  const { place, suspended, progress } = leftAt('open-water', 'en-US', 'breathing-under-pressure', 5)
  expect([place, progress]).toEqual(['5/8', 0.625])
  const api = new Scorm12API({ autocommit: false, logLevel: 5 })
  api.loadFromJSON({
    suspend_data: suspended,
    core: { lesson_location: place, lesson_status: 'incomplete' },
  } as never)
  const stage = openPage('open-water', 'breathing-under-pressure.html', { API: api })
  expect(stage.title()).toBe('Air shrinks as you go down')
  stage.back()
  expect(stage.said()).toMatch(/^Right\./)
})

test("names a lesson that doesn't exist", () => {
  expect(() => leftAt('open-water', 'en-US', 'knots', 1)).toThrow('open-water has no lesson knots')
})
