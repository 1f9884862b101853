import { expect, test } from 'vitest'
import type { Answer } from '../attempt.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'
import { sessionProblem, sessionTimesProblem } from './course-class.ts'
import { mostMissed } from './missed-questions.ts'
import { hasDayBegun, momentsOf } from './session-time.ts'

const moments = (date: string, startsAt: string, endsAt: string, timeZone: string) => {
  const { begins, ends } = momentsOf({ date, startsAt, endsAt, timeZone })
  return [begins.toISOString(), ends.toISOString()]
}

test('[LE-09] a local time is the right moment before, during and after a change of the clock', () => {
  expect(moments('2026-01-10', '09:00', '10:00', 'Europe/Lisbon')[0]).toBe('2026-01-10T09:00:00.000Z')
  expect(moments('2026-07-10', '09:00', '10:00', 'Europe/Lisbon')[0]).toBe('2026-07-10T08:00:00.000Z')
  // On 29 March 2026 the clock in Berlin went from 2:00 to 3:00; on 25 October it went back from 3:00 to 2:00.
  expect(moments('2026-03-29', '01:30', '04:00', 'Europe/Berlin')).toEqual([
    '2026-03-29T00:30:00.000Z',
    '2026-03-29T02:00:00.000Z',
  ])
  expect(moments('2026-03-29', '02:30', '04:00', 'Europe/Berlin')[0]).toBe('2026-03-29T01:30:00.000Z')
  expect(moments('2026-10-25', '02:30', '04:00', 'Europe/Berlin')).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T03:00:00.000Z',
  ])
  expect(moments('2026-05-14', '09:00', '10:00', 'Pacific/Kiritimati')[0]).toBe('2026-05-13T19:00:00.000Z')
})

test('[LE-09] a night dive ends on the next day', () => {
  expect(moments('2026-12-31', '22:00', '00:30', 'UTC')).toEqual([
    '2026-12-31T22:00:00.000Z',
    '2027-01-01T00:30:00.000Z',
  ])
})

test('[LE-09] the day of a session begins by the clock of its place', () => {
  const session = { date: '2026-05-14', timeZone: 'Pacific/Kiritimati' }
  expect(hasDayBegun(session, new Date('2026-05-13T09:59:59Z'))).toBe(false)
  expect(hasDayBegun(session, new Date('2026-05-13T10:00:00Z'))).toBe(true)
  expect(hasDayBegun({ ...session, timeZone: 'America/Adak' }, new Date('2026-05-14T08:59:59Z'))).toBe(false)
})

const requirements = {
  skills: { course: 'confined-water', count: 5 },
  dives: { course: 'open-water', count: 4 },
}
const session = { kind: 'pool', startsAt: '09:00', endsAt: '12:00', dives: [5] } as const

test('[LE-09] a session covers only dives that the course requires', () => {
  expect(sessionProblem(session, requirements)).toBeUndefined()
  expect(sessionProblem({ ...session, kind: 'open-water' }, requirements)).toBe('no-such-dive')
  expect(sessionProblem({ ...session, kind: 'theory' }, requirements)).toBe('no-such-dive')
  expect(sessionProblem({ ...session, kind: 'theory', dives: [] }, requirements)).toBeUndefined()
  expect(sessionProblem({ ...session, endsAt: '09:00' }, requirements)).toBe('ends-before-start')
})

test('[LE-09] a session may end after midnight, and lasts at most 16 hours', () => {
  const problem = (startsAt: string, endsAt: string) => sessionTimesProblem({ startsAt, endsAt })
  expect(problem('22:00', '00:30')).toBeUndefined()
  expect(problem('06:00', '22:00')).toBeUndefined()
  expect(problem('06:00', '22:01')).toBe('session-too-long')
  expect(problem('17:00', '13:30')).toBe('session-too-long')
  expect(problem('09:00', '09:00')).toBe('ends-before-start')
})

const event: CalendarEvent = {
  uid: 'a@fathom.test',
  sequence: 2,
  changedAt: new Date('2026-05-01T10:00:00Z'),
  begins: new Date('2026-05-14T06:00:00Z'),
  ends: new Date('2026-05-14T09:30:00Z'),
  summary: 'Pool',
  place: '',
  note: '',
}

test('[LE-09] an iCalendar file has UTC times, CRLF and everything RFC 5545 requires', () => {
  expect(calendarFile('May', [event]).split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Fathom//Classes//EN', 'CALSCALE:GREGORIAN'],
    ...['METHOD:PUBLISH', 'X-WR-CALNAME:May', 'BEGIN:VEVENT', 'UID:a@fathom.test'],
    ...['DTSTAMP:20260501T100000Z', 'LAST-MODIFIED:20260501T100000Z', 'SEQUENCE:2'],
    ...[
      'DTSTART:20260514T060000Z',
      'DTEND:20260514T093000Z',
      'SUMMARY:Pool',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ],
  ])
})

test('[LE-09] text is escaped, and long lines are folded at 75 bytes without cutting a character', () => {
  const note = `a\\b; c, d\r\ne\u0007 ${'プール🤿'.repeat(30)}`
  const file = calendarFile('x', [{ ...event, note, place: 'BEGIN:VEVENT\nUID:evil' }])
  const lines = file.split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file).not.toMatch(/[^\r]\n/)
  const unfolded = file.replaceAll('\r\n ', '').split('\r\n')
  expect(unfolded).toContain(`DESCRIPTION:a\\\\b\\; c\\, d\\ne ${'プール🤿'.repeat(30)}`)
  expect(unfolded.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(unfolded).toContain('LOCATION:BEGIN:VEVENT\\nUID:evil')
})

test('[LE-09] every kind of line break is escaped, and other control characters are left out', () => {
  const breaks = ['\r\n', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029']
  const controls = ['\u0000', '\u001b', '\u007f', '\u0080', '\u009f']
  const note = [...breaks.map((mark) => `a${mark}b`), ...controls.map((mark) => `c${mark}d`)].join(' ')
  const lines = calendarFile('x', [{ ...event, note }])
    .replaceAll('\r\n ', '')
    .split('\r\n')
  expect(lines).toContain(
    `DESCRIPTION:${[...breaks.map(() => 'a\\nb'), ...controls.map(() => 'cd')].join(' ')}`,
  )
})

const answer = (id: string, result: Answer['result']): Answer => ({
  ...{ id, result, section: null, prompt: `${id}?`, given: 'x', right: 'y', seconds: null, at: null },
})

test('[LE-09] each student counts once for a question, and the most missed come first', () => {
  const missed = mostMissed(
    [
      [answer('a', 'wrong'), answer('a', 'wrong'), answer('a', 'correct'), answer('b', 'wrong')],
      [answer('a', 'correct'), answer('b', 'wrong'), answer('c', 'neutral')],
      [answer('b', 'correct'), answer('d', 'wrong')],
    ],
    10,
  )
  expect(missed.map(({ id, missedBy, answeredBy }) => [id, missedBy, answeredBy])).toEqual([
    ['b', 2, 3],
    ['d', 1, 1],
    ['a', 1, 2],
  ])
  expect(mostMissed([[answer('a', 'wrong'), answer('b', 'wrong')]], 1)).toHaveLength(1)
})
