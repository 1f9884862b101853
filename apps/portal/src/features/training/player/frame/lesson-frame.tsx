import type { Ref } from 'react'
import css from '../lesson.module.css'

type Props = { ref: Ref<HTMLIFrameElement>; url: string; title: string; isHidden: boolean }

/**
 * The content's own origin keeps it away from the session; the sandbox keeps it from navigating the top
 * window. It can't load the portal inside the frame.
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
