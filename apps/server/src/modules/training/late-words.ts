import { lateBy } from '@fathom/domain/training'
import type { translatorFor } from '@fathom/locales/node'

/** "Arrived 5 minutes after the end": of an exam with a time limit. */
export function lateWords({ t }: Pick<ReturnType<typeof translatorFor>, 't'>, lateSeconds: number): string {
  const { unit, count } = lateBy(lateSeconds)
  return t(`training-record.late.${unit}`, { count })
}
