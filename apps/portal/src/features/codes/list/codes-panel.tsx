import type { AccessCodeWire, RedeemedWire } from '@fathom/contract/codes'
import { useMutation } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useConfig } from '../../../shared/config-context.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import type { StoreLookup } from '../actions/action.ts'
import actionsCss from '../actions/actions.module.css'
import { useActions } from '../actions/use-actions.ts'
import { useChanged } from '../use-changed.ts'
import { CodeRow } from './code-row.tsx'
import css from './codes.module.css'
import { EnterCode } from './enter-code.tsx'

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

/** What happens to club codes, which need no redeeming. */
function ClubCodes({ applied, isApplying, hasFailed, retry }: ReturnType<typeof useClubCodes>) {
  const { t } = useTranslator('codes')
  const { clubName } = useConfig()
  if (isApplying)
    return (
      <div className={actionsCss.note}>
        <Banner icon={LifeBuoy} live="status">
          {t('codes.club.applying')}
        </Banner>
      </div>
    )
  if (hasFailed)
    return (
      <div className={actionsCss.note}>
        <Banner
          action={
            <Button kind="soft" onClick={retry} size="sm">
              {t('shell.error.retry')}
            </Button>
          }
          icon={CircleAlert}
          live="alert"
          tone="bad"
        >
          {t('codes.club.failed')}
        </Banner>
      </div>
    )
  return applied.map((redeemed) => (
    <RedeemedNote clubName={clubName} key={redeemed.couponCode} redeemed={redeemed} />
  ))
}

/**
 * ST-10: applies unredeemed club codes automatically, trying each once; `retry` is for the person to press.
 */
function useClubCodes(codes: readonly AccessCodeWire[] | undefined) {
  const { http } = useCalls()
  const changed = useChanged()
  const tried = useRef('')
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () => http.post<RedeemedWire[]>('pro', 'codes/club/apply'),
    onSuccess: changed,
  })
  const waiting = (codes ?? [])
    .filter(({ kind, shared }) => kind === 'club' && !shared)
    .map(({ couponCode }) => couponCode)
    .join()
  useEffect(() => {
    if (waiting === '' || waiting === tried.current) return
    tried.current = waiting
    mutate()
  }, [waiting, mutate])
  return {
    applied: data ?? [],
    isApplying: isPending,
    hasFailed: isError && waiting !== '',
    retry: () => mutate(),
  }
}

type RedeemedNoteProps = {
  redeemed: RedeemedWire
  clubName: string
  /** The pressed button is gone, so the result gets the focus. */
  takesFocus?: boolean
}

/** SC-10: what the code has opened, with a link to it. */
function RedeemedNote({ redeemed, clubName, takesFocus = false }: RedeemedNoteProps) {
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
    <div className={actionsCss.note} ref={focus} tabIndex={-1}>
      <Banner icon={CircleCheck} live="status" tone="ok">
        <p className={actionsCss.noteTitle}>{words}</p>
        <p>{text}</p>
        {way && (
          <p className={actionsCss.way}>
            <ButtonLink kind="soft" to={way.to}>
              {way.label}
            </ButtonLink>
          </p>
        )}
      </Banner>
    </div>
  )
}
