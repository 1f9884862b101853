import type { ReactNode } from 'react'
import css from './skeleton.module.css'

type Props = {
  shape?: 'line' | 'title' | 'block' | 'circle'
  /** CSS lengths, when the size of the content is known. */
  width?: string
  height?: string
}

export function Skeleton({ shape = 'line', width, height }: Props) {
  return (
    <span
      className={css.skeleton}
      data-shape={shape}
      style={{ ...(width && { inlineSize: width }), ...(height && { blockSize: height }) }}
    />
  )
}

/**
 * Stands where something may come that isn't known yet. What follows it, or a `Loading`, on the page appears once
 * it is known, so that nothing moves (SN-04).
 */
export const NotKnownYet = () => <div data-waits hidden />

/** Wraps the skeleton of one part of a page and announces once that it is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true" data-waits>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div aria-hidden="true" className={css.skeletons}>
        {children}
      </div>
    </div>
  )
}
