import type { MarkedText } from './marked-text.ts'

/** The same part can occur twice, so parts are counted by where they begin. */
export function Marked({ of }: { of: MarkedText }) {
  let at = 0
  return of.map(({ text, isHit }) => {
    const key = at
    at += text.length
    return isHit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  })
}
