import { mark } from '@fathom/look/mark.ts'
import { useLayoutEffect, useRef } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Bubbles } from '../../shared/ui/action/bubbles.tsx'
import { Drawing } from '../../shared/ui/icon/drawing.tsx'
import './starting-page.css'

/** Shown while the session is checked and the first page is fetched, after the same mark of index.html. */
export function StartingPage() {
  const { t } = useTranslator()
  const markPlace = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => goOnAppearing(markPlace.current), [])
  return (
    <main className="starting">
      <div className="starting-mark" ref={markPlace}>
        <Drawing of={mark()} width="full" />
      </div>
      <Bubbles />
      <p className="visually-hidden" role="status">
        {t('shell.loading.page')}
      </p>
    </main>
  )
}

/** The mark of index.html has been appearing since the page began to load: it must not begin anew. */
function goOnAppearing(place: HTMLElement | null): void {
  for (const animation of place?.getAnimations() ?? []) animation.currentTime = performance.now()
}
