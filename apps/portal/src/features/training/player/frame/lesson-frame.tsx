import type { Ref } from 'react'
import css from '../lesson.module.css'

type Props = { ref: Ref<HTMLIFrameElement>; url: string; title: string; isHidden: boolean }

/**
 * The content has an origin of its own, which is what keeps it from the session; the sandbox keeps it from leading the
 * whole window away. It may not open the portal in its place.
 */
export function LessonFrame({ ref, url, title, isHidden }: Props) {
  return (
    <iframe
      allow="fullscreen; autoplay; unload"
      className={css.frame}
      hidden={isHidden}
      ref={ref}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"
      src={url}
      title={title}
    />
  )
}
