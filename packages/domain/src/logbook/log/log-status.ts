export const LOG_TYPES = ['Training', 'Recreational'] as const
export type LogType = (typeof LOG_TYPES)[number]

export const LOG_STATUSES = ['Draft', 'Pending', 'Resubmit', 'Verified', 'Published'] as const
export type LogStatus = (typeof LOG_STATUSES)[number]

export const LOG_ACTIONS = ['edit', 'delete', 'publish', 'submit', 'withdraw', 'verify', 'return'] as const
export type LogAction = (typeof LOG_ACTIONS)[number]

/** The diver who owns the log, or the instructor whom it names. */
export type LogRole = 'owner' | 'reviewer'

type Steps = Partial<Record<LogAction, LogStatus>>

const NOTHING: Steps = {}

/** The status that each action leads to (ST-01). Anything else is refused. */
const MOVES: Record<LogType, Record<LogStatus, Steps>> = {
  Training: {
    Draft: { edit: 'Draft', delete: 'Draft', submit: 'Pending' },
    Pending: { withdraw: 'Draft', verify: 'Verified', return: 'Resubmit' },
    Resubmit: { edit: 'Resubmit', delete: 'Resubmit', submit: 'Pending' },
    Verified: NOTHING,
    Published: NOTHING,
  },
  Recreational: {
    Draft: { edit: 'Draft', delete: 'Draft', publish: 'Published' },
    Published: { edit: 'Published', delete: 'Published' },
    Pending: NOTHING,
    Resubmit: NOTHING,
    Verified: NOTHING,
  },
}

const DONE_BY: Record<LogAction, LogRole> = {
  edit: 'owner',
  delete: 'owner',
  publish: 'owner',
  submit: 'owner',
  withdraw: 'owner',
  verify: 'reviewer',
  return: 'reviewer',
}

export type LogVerdict =
  | { granted: true; status: LogStatus }
  | { granted: false; because: 'frozen' | 'waits-for-review' | 'not-yours-to-do' | 'no-such-move' }

export function mayDo(
  action: LogAction,
  { logType, status }: { logType: LogType; status: LogStatus },
  role: LogRole,
): LogVerdict {
  if (DONE_BY[action] !== role) return { granted: false, because: 'not-yours-to-do' }
  const next = MOVES[logType][status][action]
  if (next) return { granted: true, status: next }
  if (status === 'Verified') return { granted: false, because: 'frozen' }
  if (status === 'Pending' && role === 'owner') return { granted: false, because: 'waits-for-review' }
  return { granted: false, because: 'no-such-move' }
}

const LEADS_TO: Partial<Record<LogStatus, Partial<Record<LogStatus, LogAction>>>> = {
  Draft: { Pending: 'submit', Published: 'publish' },
  Resubmit: { Pending: 'submit' },
  Pending: { Draft: 'withdraw' },
}

/**
 * The action that a diver intends when saving a log with this requested status; undefined if no action leads
 * there.
 */
export function actionTowards(from: LogStatus, requested: LogStatus | undefined): LogAction | undefined {
  return requested === undefined || requested === from ? 'edit' : LEADS_TO[from]?.[requested]
}

/** The action with which the diver finishes a log. */
export const finishingAction = (logType: LogType): 'submit' | 'publish' =>
  logType === 'Training' ? 'submit' : 'publish'

/** The filters of the list (ST-02) and the criteria behind them. */
export const LOG_FILTERS = {
  all: {},
  training: { logType: 'Training' },
  recreational: { logType: 'Recreational' },
  drafts: { status: 'Draft' },
} as const satisfies Record<string, { logType?: LogType; status?: LogStatus }>
export type LogFilter = keyof typeof LOG_FILTERS
