import { expect, test } from 'vitest'
import { type SystemFacts, systemStates } from './system.ts'

const now = new Date('2026-11-18T12:00:00Z')
const WELL: SystemFacts = {
  database: { waiting: 0 },
  files: { works: true },
  mail: { isAway: false, refused: 0 },
  jobs: { failed: 0, oldestSeconds: 20 },
  provider: { isUp: true },
  backup: { lastAt: new Date('2026-11-18T02:00:00Z') },
  wallets: { isOn: true, endsAt: new Date('2027-11-18T00:00:00Z') },
}

test('[OP-01] when all is well, every part is', () => {
  expect(new Set(Object.values(systemStates(WELL, now)))).toEqual(new Set(['good']))
})

test.each([
  ['database', { database: { waiting: 1 } }, 'attention'],
  ['files', { files: { works: false } }, 'down'],
  ['mail', { mail: { isAway: true, refused: 0 } }, 'down'],
  ['mail', { mail: { isAway: false, refused: 2 } }, 'attention'],
  ['jobs', { jobs: { failed: 1, oldestSeconds: 0 } }, 'attention'],
  ['jobs', { jobs: { failed: 0, oldestSeconds: 3601 } }, 'attention'],
  ['provider', { provider: { isUp: false } }, 'down'],
  ['wallets', { wallets: { isOn: false, endsAt: undefined } }, 'off'],
  ['wallets', { wallets: { isOn: true, endsAt: new Date('2026-12-18T11:59:00Z') } }, 'attention'],
  ['wallets', { wallets: { isOn: true, endsAt: new Date('2026-11-01T00:00:00Z') } }, 'attention'],
  ['backup', { backup: { lastAt: undefined } }, 'attention'],
  ['backup', { backup: { lastAt: new Date('2026-11-17T09:59:00Z') } }, 'attention'],
] as const)('[OP-01] %s with %j: %s', (part, facts, state) => {
  const states = systemStates({ ...WELL, ...facts }, now)
  expect(states[part]).toBe(state)
  expect(Object.values(states).filter((each) => each !== 'good')).toHaveLength(1)
})
