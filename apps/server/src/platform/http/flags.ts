import {
  type FlagName,
  type FlagsWire,
  flagChangeWire,
  flagsWire,
  siteStateWire,
} from '@fathom/contract/shared'
import { type Locale, matchLocale } from '@fathom/domain/translations'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { Problem } from '../problem.ts'
import type { HttpApp } from './http-app.ts'

type Deps = {
  flags: FlagsPort
  maintenance: {
    current(locale: Locale): { text: string; locale: Locale } | null
    changesAt(): Date | undefined
  }
  clock: Clock
}

type FlagsPort = {
  current(): FlagsWire
  changesAt(): Date | undefined
  set<Name extends FlagName>(name: Name, value: FlagsWire[Name], by: number): Promise<void>
}

const FLAG_NAMES = Object.keys(flagsWire.shape) as [FlagName, ...FlagName[]]

/**
 * Anyone may read the flags, because the pages before sign-in need them too. Only the organization's staff
 * may switch them.
 */
export function addFlags(app: HttpApp, { flags, maintenance, clock }: Deps): void {
  app.get(
    '/api/flags',
    {
      config: { open: true },
      schema: {
        tags: ['service'],
        summary: 'What is switched on or off and announced at the moment',
        response: { 200: siteStateWire },
      },
    },
    async ({ headers }) => {
      const planned = [flags.changesAt(), maintenance.changesAt()].flatMap((at) => at?.getTime() ?? [])
      return {
        ...flags.current(),
        notice: maintenance.current(matchLocale([headers['accept-language']?.split(/[,;]/)[0] ?? ''])),
        changesInMs: planned.length > 0 ? Math.min(...planned) - clock.now().getTime() : null,
      }
    },
  )
  app.put(
    '/api/flags/:name',
    {
      config: { right: 'settings' },
      schema: {
        tags: ['service'],
        security: [{ bearer: [] }],
        summary: 'Switch a flag, for staff',
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
