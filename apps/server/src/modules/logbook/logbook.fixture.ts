import { randomUUID } from 'node:crypto'
import type { DiveLogWire, TrainingLogInput } from '@fathom/contract/logbook'
import { trusted } from '@fathom/contract/logbook'

/** The portal's own GraphQL document of this name. */
export function documentOf(name: string): string {
  const text = Object.values(trusted).find((document) => new RegExp(`^\\w+ ${name}\\b`).test(document))
  if (!text) throw new Error(`the portal has no operation ${name}`)
  return text
}

/** The part of a test world that requests need. */
type Callable = { call(person: string): { post(path: string, body?: unknown): Promise<Response> } }

/** A GraphQL error as the portal sees it. */
type Refusal = { problem: string; status: number; errors: string[] } & Record<string, unknown>

export type GraphUser = {
  ask<Data>(name: string, variables?: Record<string, unknown>): Promise<Data>
  refused(name: string, variables?: Record<string, unknown>): Promise<Refusal>
}

/** Queries the logbook's graph as this person, with the portal's own documents. */
export function graphAs(world: Callable, person: string): GraphUser {
  const send = async (name: string, variables: Record<string, unknown> = {}) => {
    const answer = await world
      .call(person)
      .post('/api/logbook/graphql', { query: documentOf(name), variables })
    return (await answer.json()) as { data?: unknown; problem?: string; errors?: { extensions: Refusal }[] }
  }
  return {
    ask: async <Data>(name: string, variables?: Record<string, unknown>) => {
      const { data, errors } = await send(name, variables)
      if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`)
      return data as Data
    },
    refused: async (name, variables) => {
      const answer = await send(name, variables)
      // Refused before the graph read it.
      if (answer.problem) return answer as unknown as Refusal
      if (!answer.errors?.[0]) throw new Error(`${name} was not refused`)
      return answer.errors[0].extensions
    },
  }
}

/** A training log that can be sent; pass only the fields that the test is about. */
export function aTrainingLog(overrides: TrainingLogInput = {}): TrainingLogInput {
  return {
    dive_title: 'Open water dive 2',
    dive_date: '2026-05-14',
    dive_location: 'Naama Bay',
    dive_type: 'Shore',
    memsys_member_number: 500001,
    log_course: 'open-water',
    log_number: 2,
    depth_time: { max_depth: 12.4, bottom_time: 42, time_in: '09:12', time_out: '09:54' },
    skills: { dive_skills: ['hover'] },
    ...overrides,
  }
}

export const newId = () => randomUUID()

/** Creates the log as this person and returns it. */
export async function created(
  person: GraphUser,
  kind: 'Training' | 'Recreational',
  input: Record<string, unknown>,
): Promise<DiveLogWire> {
  const data = await person.ask<Record<string, DiveLogWire>>(`Create${kind}Log`, { id: newId(), input })
  const log = data[`create${kind}Log`]
  if (!log) throw new Error('nothing was created')
  return log
}
