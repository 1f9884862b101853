import { queryOptions } from '@tanstack/react-query'
import { answerThenStored } from '../../shared/offline/answer-then-stored.ts'
import { devicePerson } from '../../shared/offline/device-person.ts'
import { ALSO_OFFLINE, answerOrStored } from '../../shared/offline/stored-answers.ts'
import type { ApplicationCalls } from './applications.calls.ts'

export const APPLICATIONS_KEY = ['applications'] as const

/** CA-04. */
const PAGE_SIZE = 100

/** The calls retry on their own (CO-01); retries of the query on top would make it sixteen. */
const once = { retry: false } as const

/** The name under which they are stored on the device. */
export const TYPES = 'applications.types'

/** The available application types, with names in this language (CA-05). */
export const typesQuery = (calls: ApplicationCalls, locale: string) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'types', locale],
    queryFn: ({ signal }) =>
      answerThenStored({ affiliateId: devicePerson(), name: TYPES }, () => calls.types(signal)),
    ...ALSO_OFFLINE,
    ...once,
  })

/** The cards that a type leads to (CA-05). */
export const cardsQuery = (calls: ApplicationCalls, typeId: string, locale: string) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'cards', typeId, locale],
    queryFn: ({ signal }) => calls.cards(typeId, signal),
    ...once,
  })

/** The name under which a page of them is stored on the device. */
export const assignedName = (page = 1, pageSize = PAGE_SIZE) => `applications.${page}.${pageSize}`

/** My applications and those that I review or follow, last changed first (CA-04). */
export const assignedQuery = (
  calls: ApplicationCalls,
  affiliateId: number,
  locale: string,
  { page = 1, pageSize = PAGE_SIZE } = {},
) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'assigned', affiliateId, locale, page, pageSize],
    queryFn: ({ signal }) =>
      answerOrStored({ affiliateId, name: assignedName(page, pageSize) }, () =>
        calls.assigned(page, pageSize, signal),
      ),
    ...ALSO_OFFLINE,
    ...once,
  })

/** The name under which one is stored on the device. */
export const applicationName = (id: string) => `application.${id}`

/** One application, with the names of everyone involved (CA-03). */
export const applicationQuery = (calls: ApplicationCalls, affiliateId: number, id: string, locale: string) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'one', affiliateId, id, locale],
    queryFn: ({ signal }) =>
      answerOrStored({ affiliateId, name: applicationName(id) }, () => calls.one(id, signal)),
    ...ALSO_OFFLINE,
    ...once,
  })

/** A photo never changes under its hash, and is the same in every application. */
export const faceQuery = (
  calls: ApplicationCalls,
  id: string,
  part: 'applicant' | 'instructor',
  trace: string,
) =>
  queryOptions({
    queryKey: ['application-faces', trace],
    queryFn: ({ signal }) => calls.face(id, part, trace, signal),
    staleTime: Number.POSITIVE_INFINITY,
    ...once,
  })

/**
 * CA-06. An application already contains both; these queries are for components that need only one of them.
 */
export const teachingAddressQuery = (calls: ApplicationCalls, affiliateId: number, id: string) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'teaching-address', affiliateId, id],
    queryFn: ({ signal }) => calls.teachingAddress(id, signal),
    ...once,
  })

export const feesQuery = (calls: ApplicationCalls, affiliateId: number, id: string) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'fees', affiliateId, id],
    queryFn: ({ signal }) => calls.fees(id, signal),
    ...once,
  })
