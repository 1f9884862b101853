import { DEMO_PASSWORD, emailOf } from '../../platform/demo.ts'
import type { Module } from '../../platform/module.ts'
import { insertGrantedAccount } from './account.store.ts'
import { hashPassword } from './password-hash.ts'

export function accountModule(): Module {
  let demoHash: Promise<string> | undefined
  return {
    demo: async (tx, person) => {
      // Everyone of the demo world has one password; hashing it is slow on purpose.
      demoHash ??= hashPassword(DEMO_PASSWORD)
      await insertGrantedAccount(tx, {
        ...person,
        email: emailOf(person),
        passwordHash: await demoHash,
      })
    },
  }
}
