import { type Card, unpackFace } from '@fathom/domain/trust'
import { useQuery } from '@tanstack/react-query'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { useMemo } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import { useObjectUrl } from '../../shared/use-object-url.ts'
import { signedPhotoQuery } from './trust.queries.ts'
import css from './verdict.module.css'

/** `record` is the photo whose hash was signed, `code` the small one in the code itself. */
type Photo = { url: string | undefined; from: 'record' | 'code'; isPending: boolean }

/** TS-14: online the signed photo, offline the one in the code. Only the signed content gets here. */
export function useHolderPhoto({ face, photoHash }: Card, isOurs: boolean): Photo {
  const wanted = isOurs ? photoHash : undefined
  const record = useQuery(signedPhotoQuery(useCalls(), wanted))
  const small = useMemo(() => {
    const file = face && unpackFace(face)
    return file && new Blob([file], { type: 'image/webp' })
  }, [face])
  const [recordUrl, smallUrl] = [useObjectUrl(record.data), useObjectUrl(small)]
  const isPending = (wanted !== undefined && record.isPending) || (record.data ?? small) !== undefined
  if (recordUrl) return { url: recordUrl, from: 'record', isPending: false }
  return { url: smallUrl, from: 'code', isPending: isPending && !smallUrl }
}

export function HolderPhoto({ name, photo: { url, from } }: { name: string; photo: Photo }) {
  const { t } = useTranslator('trust')
  if (!url)
    return (
      <span aria-hidden="true" className={css.face}>
        <Icon of={UserRound} size="lg" />
      </span>
    )
  return (
    <figure className={css.figure}>
      <img alt={t('trust.photo.alt', { name })} className={css.face} src={url} />
      <figcaption>{t(from === 'record' ? 'trust.photo.signed' : 'trust.photo.fromCode')}</figcaption>
    </figure>
  )
}

/** What to do with the photo, or that nobody has checked one. */
export function PhotoAdvice({ photo: { url, isPending } }: { photo: Photo }) {
  const { t } = useTranslator('trust')
  if (url) return <p className={css.compare}>{t('trust.photo.compare')}</p>
  if (isPending) return null
  return (
    <Banner icon={UserRoundX} live="alert" tone="warn">
      <strong>{t('trust.photo.unchecked')}</strong>
      <p>{t('trust.photo.uncheckedText')}</p>
    </Banner>
  )
}
