import type { AccessCodeWire } from '@fathom/contract/codes'
import type { ReactNode } from 'react'
import { useConfig } from '../../../shared/config-context.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import type { StoreLookup } from '../actions/action.ts'
import { RedeemedNote } from '../actions/redeemed-note.tsx'
import { useActions } from '../actions/use-actions.ts'
import { ClubCodes } from './club-codes.tsx'
import { CodeRow } from './code-row.tsx'
import css from './codes.module.css'
import { EnterCode } from './enter-code.tsx'
import { useClubCodes } from './use-club-codes.ts'

type Props = {
  codes: readonly AccessCodeWire[]
  /** The maximum number shown, with a link to all. */
  most?: number
  given?: string | undefined
  storeLookup?: StoreLookup
  empty?: ReactNode
}

/** The unredeemed codes, a field for another one, and their actions. */
export function CodesPanel({ codes, most = Number.POSITIVE_INFINITY, given, storeLookup, empty }: Props) {
  const { t } = useTranslator('codes')
  const { clubName } = useConfig()
  const actions = useActions()
  const club = useClubCodes(codes)
  const listed = codes.filter(({ kind, shared }) => kind !== 'club' || shared)
  const hidden = Math.max(0, listed.length - most)
  const isPage = storeLookup !== undefined
  return (
    <>
      {actions.redeemed && (
        <RedeemedNote
          clubName={clubName}
          key={actions.redeemed.couponCode}
          redeemed={actions.redeemed}
          takesFocus={true}
        />
      )}
      <ClubCodes {...club} />
      {listed.length === 0 && empty}
      {listed.length > 0 && (
        <ul className={css.list}>
          {listed.slice(0, listed.length - hidden).map((code) => (
            <CodeRow code={code} actions={actions} hasMenu={isPage} key={code.couponCode} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className={css.more}>
          <TextLink to={paths.codes()}>{t('codes.more', { count: hidden })}</TextLink>
        </p>
      )}
      <EnterCode
        canScan={isPage}
        given={given}
        help={isPage ? t('codes.enter.hint') : undefined}
        key={given}
        label={t(listed.length > 0 ? 'codes.enter.label' : 'codes.enter.first')}
        onChoose={actions.choose}
        onRedeemed={actions.onRedeemed}
      />
      {actions.Dialogs && <actions.Dialogs actions={actions} storeLookup={storeLookup} />}
    </>
  )
}
