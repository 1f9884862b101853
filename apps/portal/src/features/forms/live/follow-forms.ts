import { type Following, followTopic } from '../../../shared/live/index.ts'

/** The queries that show a form's status. A form that is being filled in updates itself. */
const SHOWN = ['due', 'list', 'signed', 'pro']

/** ST-08: an open form and the list follow what a physician or a guardian does through their link. */
export const followForms = (ports: Following): void =>
  followTopic(
    ports,
    'forms',
    SHOWN.map((what) => ['forms', what]),
  )
