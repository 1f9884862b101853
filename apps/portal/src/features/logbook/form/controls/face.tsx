import type { Feeling } from '@fathom/domain/logbook'

const MOUTHS: Readonly<Record<Feeling, string>> = {
  Hard: 'M15 29c2.5-3 7.5-3 10 0',
  SoSo: 'M15.5 28c2.5-1.5 6.5-1.5 9 0',
  Fine: 'M15.5 27.5h9',
  Good: 'M15 26.5c2.5 2.2 7.5 2.2 10 0',
  Great: 'M14 25.5c2.5 5 9.5 5 12 0Z',
}

const MASK = 'M13 11h14a4 4 0 0 1 4 4v2a4 4 0 0 1-4 4h-3l-2-2.5h-4L16 21h-3a4 4 0 0 1-4-4v-2a4 4 0 0 1 4-4Z'

/** A diver's face behind the mask. */
export function Face({ feeling }: { feeling: Feeling }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      viewBox="0 0 40 40"
    >
      <circle cx="20" cy="20" r="15" />
      <path d="M5.5 16H9M31 16h3.5" />
      <path d={MASK} fill="var(--d5)" fillOpacity=".55" />
      <path d="M15.5 15.2v1.6M24.5 15.2v1.6" />
      <path d={MOUTHS[feeling]} />
    </svg>
  )
}
