import type { TranslationsWire } from '@fathom/contract/translations'
import { type FormName, wordingParts } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { OFFICE_KEY } from '../office-key.ts'

/** The texts of our own form in a language, by key. They only change with a release. */
export const ownTextsQuery = ({ http }: Pick<Calls, 'http'>, form: FormName, culture: Locale) =>
  queryOptions({
    queryKey: [...OFFICE_KEY, 'own-texts', form, culture],
    queryFn: async ({ signal }) => {
      const keys = wordingParts(form).map(({ key }, at) => [`keys[${at}]`, key])
      const query = { ...Object.fromEntries(keys), culture }
      const path = 'translations/translate/batch'
      const { items } = await http.get<TranslationsWire>('learning', path, { query, signal })
      return Object.fromEntries(items.map(({ key, text }) => [key, text])) as Record<string, string>
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
