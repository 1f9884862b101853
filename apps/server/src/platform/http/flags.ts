import { type FlagName, type FlagsWire, flagChangeWire, flagsWire } from '@fathom/contract/shared'
import { z } from 'zod'
import { Problem } from '../problem.ts'
import type { HttpApp } from './http-app.ts'

type FlagsPort = {
  current(): FlagsWire
  set<Name extends FlagName>(name: Name, value: FlagsWire[Name], by: number): Promise<void>
}

const FLAG_NAMES = Object.keys(flagsWire.shape) as [FlagName, ...FlagName[]]

/**
 * Anyone may read the flags, because the pages before sign-in need them too. Only the organization's staff
 * may switch them.
 */
export function addFlags(app: HttpApp, flags: FlagsPort): void {
  app.get(
    '/api/flags',
    {
      config: { open: true },
      schema: {
        tags: ['house'],
        summary: 'What is switched on or off at the moment',
        response: { 200: flagsWire },
      },
    },
    async () => flags.current(),
  )
  app.put(
    '/api/flags/:name',
    {
      config: { right: 'settings' },
      schema: {
        tags: ['house'],
        security: [{ bearer: [] }],
        summary: 'Switches a flag, for the organisation’s staff',
        params: z.object({ name: z.enum(FLAG_NAMES) }),
        body: flagChangeWire,
        response: { 200: flagsWire },
      },
    },
    async ({ caller, params: { name }, body: { value } }) => {
      const checked = flagsWire.shape[name].safeParse(value)
      if (!checked.success) throw new Problem('invalid-input', 400, { errors: [`value: not one of ${name}`] })
      await flags.set(name, checked.data, caller.affiliateId)
      return { ...flags.current(), [name]: checked.data }
    },
  )
}
