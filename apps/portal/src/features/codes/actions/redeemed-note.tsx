import type { RedeemedWire } from '@fathom/contract/codes'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useCallback } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import css from './actions.module.css'

type Props = {
  redeemed: RedeemedWire
  clubName: string
  /** The pressed button is gone, so the result gets the focus. */
  takesFocus?: boolean
}

/** SC-10: what the code has opened, with a link to it. */
export function RedeemedNote({ redeemed, clubName, takesFocus = false }: Props) {
  const { t, formatDay } = useTranslator('codes')
  const focus = useCallback((note: HTMLElement | null) => void (takesFocus && note?.focus()), [takesFocus])
  const { title, packageId, memberUntil, couponCode } = redeemed
  const [words, text, way] = memberUntil
    ? [
        t('codes.redeemed.club', { club: clubName, date: formatDay(memberUntil) }),
        t('codes.redeemed.clubText', { code: couponCode }),
        { to: paths.club(), label: t('codes.redeemed.openClub') },
      ]
    : [
        t('codes.redeemed.course', { title }),
        t('codes.redeemed.courseText'),
        packageId ? { to: paths.course(packageId), label: t('codes.redeemed.open') } : undefined,
      ]
  return (
    <div className={css.note} ref={focus} tabIndex={-1}>
      <Banner icon={CircleCheck} live="status" tone="ok">
        <p className={css.noteTitle}>{words}</p>
        <p>{text}</p>
        {way && (
          <p className={css.way}>
            <ButtonLink kind="soft" to={way.to}>
              {way.label}
            </ButtonLink>
          </p>
        )}
      </Banner>
    </div>
  )
}
