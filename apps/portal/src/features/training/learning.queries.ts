import type {
  AffiliatedWire,
  CourseDetailsWire,
  CourseRecordWire,
  CourseWire,
} from '@fathom/contract/training'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import { ALSO_OFFLINE, answerThenStored } from '../../shared/offline/answer-then-stored.ts'
import { devicePerson } from '../../shared/offline/device-person.ts'
import { LEARNING_KEY } from './learning-key.ts'

type Http = Pick<Calls, 'http'>

/**
 * One course and the user's progress (CA-12). A course that isn't begun follows the package in use and the
 * user's language (LE-13). Each course has its own cache entry, so a late reply lands
 * nowhere else.
 */
export const courseQuery = ({ http }: Http, id: string, culture: string) =>
  queryOptions({
    queryKey: [...LEARNING_KEY, 'course', id, culture],
    queryFn: ({ signal }) =>
      http.get<CourseRecordWire>('learning', 'courses/{id}', {
        params: { id },
        query: { culture, refresh: true, platform: 'web' },
        signal,
      }),
  })

/** The catalog data: languages and requirements. */
export const courseDetailsQuery = ({ http }: Http, id: string, culture: string) =>
  queryOptions({
    queryKey: [...LEARNING_KEY, 'details', id, culture],
    queryFn: ({ signal }) =>
      http.get<CourseDetailsWire>('learning', 'courses/{id}/details', {
        params: { id },
        query: { culture },
        signal,
      }),
  })

/** The names under which these courses are stored on the device. */
export const catalogueName = (tag: 'recommended' | 'entry') => `courses.${tag}`

/** Courses by tag, `recommended` or `entry` (CA-18, VA-10). */
export const catalogueQuery = ({ http }: Http, tag: 'recommended' | 'entry', culture: string) =>
  queryOptions({
    queryKey: ['training', 'catalogue', tag, culture],
    queryFn: ({ signal }) =>
      answerThenStored({ affiliateId: devicePerson(), name: catalogueName(tag) }, () =>
        http.get<CourseWire[]>('learning', 'courses', { query: { tag, culture }, signal }),
      ),
    ...ALSO_OFFLINE,
  })

/** CA-22: who teaches the user this course. */
export const affiliatedQuery = ({ http }: Http, packageId: string) =>
  queryOptions({
    queryKey: [...LEARNING_KEY, 'affiliated', packageId],
    queryFn: ({ signal }) =>
      http.get<AffiliatedWire>('pro', 'affiliations/affiliated/{packageId}', {
        params: { packageId },
        signal,
      }),
  })
