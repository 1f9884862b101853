import { Scorm12API } from 'scorm-again/scorm12'
import { expect, test } from 'vitest'
import { openPage } from '../runtime/play/stage.ts'
import { doneWith } from './done-with.ts'

test('a lesson that a demo person has completed opens at its result, and the result matches the list', () => {
  const { place, suspended, score, answers } = doneWith(
    'open-water',
    'en-US',
    'breathing-under-pressure',
    0.8,
  )
  const right = answers.filter(({ isRight }) => isRight).length
  expect([place, score, right, answers.length]).toEqual(['8/8', 11 / 14, 11, 14])
  const api = new Scorm12API({ autocommit: false, logLevel: 5 })
  const core = { lesson_location: place, lesson_status: 'completed' }
  api.loadFromJSON({ suspend_data: suspended, core } as never)
  const stage = openPage('open-water', 'breathing-under-pressure.html', { API: api })
  expect(stage.text('.result h2')).toBe(`You got ${right} of ${answers.length} right`)
  expect(stage.nextWord()).toBe('Finish lesson')
})
