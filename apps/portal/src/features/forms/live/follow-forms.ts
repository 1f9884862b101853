import { type Following, followTopic } from '../../../shared/live/index.ts'

/** All that says how a form stands. What somebody is filling in looks after itself. */
const SHOWN = ['due', 'list', 'signed', 'pro']

/** ST-08: an open form and the list follow what a physician or a guardian does with their link. */
export const followForms = (ports: Following): void =>
  followTopic(
    ports,
    'forms',
    SHOWN.map((what) => ['forms', what]),
  )
