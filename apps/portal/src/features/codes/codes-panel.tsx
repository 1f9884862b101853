import type { AccessCodeWire, RedeemedWire } from '@fathom/contract/codes'
import { useMutation, useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useConfig } from '../../shared/config-context.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { TextLink } from '../../shared/ui/action/text-link.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { NotKnownYet } from '../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import type { StoreLookup } from './action.ts'
import { CodeRow } from './code-row.tsx'
import css from './codes.module.css'
import { useChanged } from './codes.mutations.ts'
import { codesQuery } from './codes.queries.ts'
import { EnterCode } from './enter-code.tsx'
import { useActions } from './use-actions.ts'

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
      <div className={css.note}>
        <Banner icon={LifeBuoy} live="status">
          {t('codes.club.applying')}
        </Banner>
      </div>
    )
  if (hasFailed)
    return (
      <div className={css.note}>
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

const SHOWN = 3

/** The codes on the dashboard; renders nothing until they are known. */
export function CodesCard({ affiliateId }: { affiliateId: number }) {
  const { t, locale } = useTranslator('codes')
  const { data: codes, isLoading } = useQuery(codesQuery(useCalls(), affiliateId, locale))
  if (!codes) return isLoading ? <NotKnownYet /> : null
  return (
    <Card aside={<TextLink to={paths.codes()}>{t('codes.all')}</TextLink>} title={t('codes.title')}>
      <CodesPanel codes={codes} most={SHOWN} />
    </Card>
  )
}
