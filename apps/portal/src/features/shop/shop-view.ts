import { PRODUCT_KINDS, type ProductKind } from '@fathom/domain/shop'
import { COURSE_LEVELS, type CourseLevel } from '@fathom/domain/training'

/** What the shop shows. Stored in the URL, so that Back and shared links restore it. */
export type ShopView = {
  search: string
  kind: ProductKind | undefined
  level: CourseLevel | undefined
  language: string | undefined
}

const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | undefined =>
  names.find((name) => name === text)

const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

export function viewIn(query: URLSearchParams): ShopView {
  const language = query.get('language') ?? ''
  return {
    search: query.get('find')?.trim() ?? '',
    kind: oneOf(PRODUCT_KINDS, query.get('kind')),
    level: oneOf(COURSE_LEVELS, query.get('level')),
    language: LANGUAGE_TAG.test(language) ? language : undefined,
  }
}

/** Default values are left out of the URL. */
export function queryOf({ search, kind, level, language }: ShopView): URLSearchParams {
  return new URLSearchParams({
    ...(search && { find: search }),
    ...(kind && { kind }),
    ...(level && { level }),
    ...(language && { language }),
  })
}

export const EVERYTHING: ShopView = { search: '', kind: undefined, level: undefined, language: undefined }

export const isEverything = (view: ShopView): boolean => queryOf(view).size === 0
