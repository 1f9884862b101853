import { type ReactNode, useEffect, useRef } from 'react'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'

type Props = { drawing: string; title: string; children: ReactNode }

/** Confirms that the request is done, and takes the focus. */
export function LinkDone({ drawing, title, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place} role="status" tabIndex={-1}>
      <Card>
        <EmptyState drawing={drawing} title={title}>
          {children}
        </EmptyState>
      </Card>
    </div>
  )
}
