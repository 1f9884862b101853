import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { addressText } from '../address-text.ts'
import type { KnownParticipant } from '../known-participant.ts'
import css from './confirm.module.css'

type Props = { found: KnownParticipant; lead: ReactNode; number: string }

/** Name, city and address, as far as they are public. */
export function ParticipantWords({ found, lead, number }: Props) {
  const { locale } = useTranslator('dsd')
  return (
    <div className={css.who}>
      {lead}
      <div>
        <p className={css.name}>
          <bdi>{found.name}</bdi>
        </p>
        <p>
          <bdi>{addressText(found, locale)}</bdi>
        </p>
        <p className={css.note}>{number}</p>
      </div>
    </div>
  )
}
