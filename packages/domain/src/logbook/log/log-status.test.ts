import { expect, test } from 'vitest'
import {
  actionTowards,
  LOG_ACTIONS,
  LOG_FILTERS,
  LOG_STATUSES,
  LOG_TYPES,
  type LogAction,
  type LogRole,
  type LogStatus,
  type LogType,
  mayDo,
} from './log-status.ts'

const ALLOWED = new Set([
  'Training Draft owner edit → Draft',
  'Training Draft owner delete → Draft',
  'Training Draft owner submit → Pending',
  'Training Pending owner withdraw → Draft',
  'Training Pending reviewer verify → Verified',
  'Training Pending reviewer return → Resubmit',
  'Training Resubmit owner edit → Resubmit',
  'Training Resubmit owner delete → Resubmit',
  'Training Resubmit owner submit → Pending',
  'Recreational Draft owner edit → Draft',
  'Recreational Draft owner delete → Draft',
  'Recreational Draft owner publish → Published',
  'Recreational Published owner edit → Published',
  'Recreational Published owner delete → Published',
])

const every: [LogType, LogStatus, LogRole, LogAction][] = LOG_TYPES.flatMap((type) =>
  LOG_STATUSES.flatMap((status) =>
    (['owner', 'reviewer'] as const).flatMap((role) =>
      LOG_ACTIONS.map((action): [LogType, LogStatus, LogRole, LogAction] => [type, status, role, action]),
    ),
  ),
)

test('[ST-01] exactly these moves exist, each for a single role', () => {
  const granted = every.flatMap(([logType, status, role, action]) => {
    const verdict = mayDo(action, { logType, status }, role)
    return verdict.granted ? [`${logType} ${status} ${role} ${action} → ${verdict.status}`] : []
  })
  expect(new Set(granted)).toEqual(ALLOWED)
})

test('[ST-01] a refusal gives its reason', () => {
  const training = (status: LogStatus) => ({ logType: 'Training' as const, status })
  expect(mayDo('edit', training('Verified'), 'owner')).toEqual({ granted: false, because: 'frozen' })
  expect(mayDo('delete', training('Pending'), 'owner')).toEqual({
    granted: false,
    because: 'waits-for-review',
  })
  expect(mayDo('verify', training('Pending'), 'owner')).toEqual({
    granted: false,
    because: 'not-yours-to-do',
  })
  expect(mayDo('verify', training('Draft'), 'reviewer')).toEqual({ granted: false, because: 'no-such-move' })
})

test('[ST-01] the requested status of a save determines the action, or none', () => {
  expect(actionTowards('Draft', undefined)).toBe('edit')
  expect(actionTowards('Resubmit', 'Resubmit')).toBe('edit')
  expect(actionTowards('Draft', 'Pending')).toBe('submit')
  expect(actionTowards('Resubmit', 'Pending')).toBe('submit')
  expect(actionTowards('Draft', 'Published')).toBe('publish')
  expect(actionTowards('Pending', 'Draft')).toBe('withdraw')
  for (const requested of ['Verified', 'Resubmit'] as const) {
    expect(actionTowards('Draft', requested)).toBeUndefined()
    expect(actionTowards('Pending', requested)).toBeUndefined()
  }
  expect(actionTowards('Published', 'Draft')).toBeUndefined()
})

test('[ST-02] the filters are all, training, recreational, and drafts by status alone', () => {
  expect(LOG_FILTERS).toEqual({
    all: {},
    training: { logType: 'Training' },
    recreational: { logType: 'Recreational' },
    drafts: { status: 'Draft' },
  })
})
