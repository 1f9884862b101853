import type { NotificationKind } from '@fathom/domain/notifications'
import type { Locale } from '@fathom/domain/translations'
import type { Messages } from '@fathom/locales'
import { translatorFor } from '@fathom/locales/node'
import type { ToldRow } from './told.store.ts'

type Wording = (
  key: `notifications.${NotificationKind}.${'name' | 'message'}` & keyof Messages,
  values: ToldRow['values'],
) => string

/** What is told, in this language. */
export function wordsOf(
  { kind, values }: Pick<ToldRow, 'kind' | 'values'>,
  locale: Locale,
): { name: string; message: string } {
  // The values come from the database, where the type of each kind's values is not known any longer.
  const t = translatorFor(locale).t as unknown as Wording
  const told = kind as NotificationKind
  return {
    name: t(`notifications.${told}.name`, values),
    message: t(`notifications.${told}.message`, values),
  }
}
