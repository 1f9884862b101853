import { type Dialect, nameOf, percent } from './dialect.ts'

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

const clock = (seconds: number) => `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`

export const scorm12: Dialect = {
  calls: {
    begin: 'LMSInitialize',
    read: 'LMSGetValue',
    write: 'LMSSetValue',
    commit: 'LMSCommit',
    end: 'LMSFinish',
  },
  place: 'cmi.core.lesson_location',
  status: 'cmi.core.lesson_status',
  isNew: (status) => status === 'not attempted' || status === '',
  begun: [['cmi.core.lesson_status', 'incomplete']],
  progress: () => [],
  spent: (seconds) => [
    [
      'cmi.core.session_time',
      `${two(seconds / 3600).padStart(4, '0')}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`,
    ],
    ['cmi.core.exit', 'suspend'],
  ],
  answer: (at, { id, section, prompt, given, right, seconds, at: when }) => [
    [`${at}.id`, id],
    [`${at}.objectives.0.id`, section],
    // Comes from a later edition: an LMS that supports it shows the question, others ignore it.
    [`${at}.description`, prompt.slice(0, 250)],
    [`${at}.type`, 'choice'],
    [`${at}.time`, clock(when.getHours() * 3600 + when.getMinutes() * 60 + when.getSeconds())],
    [`${at}.correct_responses.0.pattern`, nameOf(right)],
    [`${at}.weighting`, '1'],
    [`${at}.student_response`, nameOf(given)],
    [`${at}.result`, given.at === right.at ? 'correct' : 'wrong'],
    [`${at}.latency`, `00${clock(seconds)}`],
  ],
  concluded: ({ score }) => [
    ['cmi.core.score.min', '0'],
    ['cmi.core.score.max', '100'],
    ['cmi.core.score.raw', percent(score)],
    ['cmi.core.lesson_status', 'completed'],
  ],
}
