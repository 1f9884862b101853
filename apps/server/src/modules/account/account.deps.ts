import type { Identity } from '@fathom/identity'
import type { Queryable } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import type { Notify } from '../notifications/index.ts'
import type { SessionModule } from '../session/index.ts'

export type AccountPorts = {
  sessions: Pick<
    SessionModule,
    | 'listSessions'
    | 'endSessions'
    | 'endOtherSessions'
    | 'announceAccountChange'
    | 'mustBeFresh'
    | 'markAuthenticated'
  >
  notify: Notify
  /** Another name or birth date: what was signed with the former one may no longer count. */
  identityChanged: (tx: Queryable, affiliateId: number) => Promise<void>
  /** The mail for a code that waits; undefined if the code isn't good any more. */
  composeCode: Identity['composeCode']
  /** All modules by name: each knows what it stores about a person. Only called once requests arrive. */
  modules: () => Readonly<Record<string, Module>>
}

/** The dependencies that the use cases of this module share. */
export type AccountDeps = Pick<
  Platform,
  'config' | 'db' | 'files' | 'jobs' | 'mail' | 'secrets' | 'clock' | 'log'
> &
  AccountPorts

/** An outside provider alone manages names, passwords and languages. */
export function mustBeManagedHere({ config }: Pick<AccountDeps, 'config'>): void {
  if (config.oidc.issuer) throw new Problem('managed-elsewhere', 409)
}
