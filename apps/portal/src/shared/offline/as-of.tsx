import { intlTag } from '@fathom/locales'
import { useEffect, useState } from 'react'
import { agoOf } from '../i18n/ago.ts'
import { useTranslator } from '../i18n/index.ts'
import css from './as-of.module.css'
import { useStoredAt } from './stored-answers.ts'

/** How long "12 minutes ago" may stay unchanged. */
const TICK_MS = 30_000

type Props = {
  affiliateId: number
  /** The names under which the shown answers are stored. */
  names: readonly string[]
}

/** BO-02: says as of when, if an answer on the screen came from this device. Else nothing. */
export function AsOf({ affiliateId, names }: Props) {
  const storedAt = useStoredAt(affiliateId, names)
  return storedAt === undefined ? null : <AsOfTime at={storedAt} />
}

/** The same for data that is always read from this device. */
export function AsOfTime({ at }: { at: string }) {
  const { t, locale } = useTranslator()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className={css.asOf}>
      <time dateTime={at}>{t('shell.asOf', { when: agoOf(new Date(at), now, intlTag(locale)) })}</time>
    </p>
  )
}
