import type { MyClassesWire } from '@fathom/contract/training/classes'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { ALSO_OFFLINE, answerOrStored } from '../../../shared/offline/stored-answers.ts'
import { CLASSES_KEY } from '../classes-key.ts'

/** The classes that a student attends. */
export const myClassesQuery = (
  { http }: Pick<Calls, 'http'>,
  { affiliateId, culture }: { affiliateId: number; culture: string },
) =>
  queryOptions({
    queryKey: [...CLASSES_KEY, 'mine', affiliateId, culture],
    queryFn: ({ signal }) =>
      answerOrStored({ affiliateId, name: 'my-classes' }, () =>
        http.get<MyClassesWire>('learning', 'my-classes', { query: { culture }, signal }),
      ),
    ...ALSO_OFFLINE,
  })

/** The sessions that aren't over, the next one first. */
export const upcoming = <S extends { ends: string }>(sessions: readonly S[], now = new Date()): S[] =>
  sessions.filter(({ ends }) => ends > now.toISOString())
