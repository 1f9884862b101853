import { type Dialect, nameOf, percent } from './dialect.ts'

const period = (seconds: number) => `PT${Math.max(0, Math.round(seconds))}S`

const share = (value: number) => String(Math.round(value * 10_000) / 10_000)

export const scorm2004: Dialect = {
  calls: { begin: 'Initialize', read: 'GetValue', write: 'SetValue', commit: 'Commit', end: 'Terminate' },
  place: 'cmi.location',
  status: 'cmi.completion_status',
  isNew: (status) => status === 'not attempted' || status === 'unknown' || status === '',
  begun: [['cmi.completion_status', 'incomplete']],
  progress: (seen) => [['cmi.progress_measure', share(seen)]],
  spent: (seconds) => [
    ['cmi.session_time', period(seconds)],
    ['cmi.exit', 'suspend'],
  ],
  answer: (at, { id, section, prompt, given, right, seconds, at: when }) => [
    [`${at}.id`, id],
    [`${at}.type`, 'choice'],
    [`${at}.objectives.0.id`, section],
    [`${at}.description`, prompt.slice(0, 250)],
    [`${at}.timestamp`, `${when.toISOString().slice(0, 19)}Z`],
    [`${at}.correct_responses.0.pattern`, nameOf(right)],
    [`${at}.weighting`, '1'],
    [`${at}.learner_response`, nameOf(given)],
    [`${at}.result`, given.at === right.at ? 'correct' : 'incorrect'],
    [`${at}.latency`, period(seconds)],
  ],
  concluded: ({ score }) => [
    ['cmi.score.min', '0'],
    ['cmi.score.max', '100'],
    ['cmi.score.raw', percent(score)],
    ['cmi.score.scaled', share(score)],
    ['cmi.progress_measure', '1'],
    ['cmi.completion_status', 'completed'],
  ],
}
