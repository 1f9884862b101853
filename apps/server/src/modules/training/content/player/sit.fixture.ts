import type { FromPlayerWire, PlayerStartWire } from '@fathom/contract/training/content'
import { fromPlayerWire } from '@fathom/contract/training/content'
import { createScorm12 } from './scorm-12.ts'
import { createScorm2004 } from './scorm-2004.ts'
import { createSitting } from './sitting.ts'

const START: PlayerStartWire = {
  type: 'start',
  standard: 'scorm-1.2',
  attemptId: '01920000-0000-7000-8000-000000000009',
  activityId: 'L1',
  title: 'Corals',
  launch: 'x/index.html',
  saved: null,
  learner: { id: '100002', name: 'Reef, Dana', language: 'en-US' },
  mode: 'normal',
  isAsset: false,
  hasNext: true,
  hasPrevious: false,
  masteryScore: null,
  completionThreshold: null,
  launchData: 'depth=18',
  timeLimit: null,
  timeLimitAction: null,
}

type Api12 = Record<
  'LMSInitialize' | 'LMSFinish' | 'LMSCommit' | 'LMSGetValue' | 'LMSGetLastError',
  (text?: string) => string
> & {
  LMSSetValue(element: string, value: unknown): string
}
type Api2004 = Record<
  'Initialize' | 'Terminate' | 'Commit' | 'GetValue' | 'GetLastError',
  (text?: string) => string
> & {
  SetValue(element: string, value: unknown): string
}

/** A sitting whose messages are validated against the contract, as the portal does. */
function sit<Api>(overrides: Partial<PlayerStartWire>) {
  const messages: FromPlayerWire[] = []
  const sitting = createSitting((message) => messages.push(fromPlayerWire.parse(structuredClone(message))))
  const start = { ...START, ...overrides }
  const make = start.standard === 'scorm-1.2' ? createScorm12 : createScorm2004
  const runtime = make(start, sitting.listener)
  sitting.play(runtime)
  const commits = () => messages.filter((message) => message.type === 'commit')
  const saved = () => commits().at(-1)?.state ?? null
  return { api: runtime.api as Api, sitting, messages, commits, saved }
}
export const sit12 = (overrides: Partial<PlayerStartWire> = {}) => sit<Api12>(overrides)
export const sit2004 = (overrides: Partial<PlayerStartWire> = {}) =>
  sit<Api2004>({ standard: 'scorm-2004-4', ...overrides })

/** A sitting of a part that was really launched, with the runtime of its standard. */
export function sitWith(start: PlayerStartWire) {
  const { api, ...sitting } = sit<Api12 & Api2004>(start)
  return { ...sitting, api12: api as Api12, api2004: api as Api2004 }
}
