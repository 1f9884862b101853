import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import css from './holder-photo.module.css'

type Props = { face: string | undefined; name: string; className?: string | undefined }

/** The holder's photo. Its place is there from the start, with a silhouette until the photo is loaded. */
export function HolderPhoto({ face, name, className }: Props) {
  const { t } = useTranslator('certifications')
  const [loaded, setLoaded] = useState<string>()
  return (
    <div className={classNames(css.photo, className)}>
      <svg
        aria-hidden="true"
        className={css.silhouette}
        preserveAspectRatio="xMidYMid slice"
        viewBox="0 0 40 50"
      >
        <circle cx="20" cy="20" r="8.5" />
        <path d="M3 52c0-12 7-19 17-19s17 7 17 19Z" />
      </svg>
      {face && (
        <img
          alt={t('certifications.card.photo', { name })}
          data-loaded={loaded === face || undefined}
          onLoad={() => setLoaded(face)}
          src={face}
        />
      )}
    </div>
  )
}
