import type { Module } from '../../platform/module.ts'
import { markRevoked, unmarkRevoked } from './statement.store.ts'
import { statementFor } from './statement-for.ts'
import type { TrustHouse } from './trust.house.ts'
import type { Trust } from './trust.ts'

export function trustModule(house: TrustHouse): Module & Trust {
  return {
    statementFor: (tx, facts) => statementFor(house, tx, facts),
    revoke: (tx, id, reason) => markRevoked(tx, id, reason, house.clock.now()),
    unrevoke: unmarkRevoked,
  }
}
