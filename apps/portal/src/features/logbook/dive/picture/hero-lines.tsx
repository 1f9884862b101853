import { HERO, type HeroProfile } from './hero-profile.ts'

const WAVES = `M0 ${HERO.surface}${'q10 -5 20 0t20 0'.repeat(HERO.width / 40)}`
const AIR = '#eaf9f6'

export function HeroLines({ profile }: { profile: HeroProfile }) {
  return (
    <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${HERO.width} ${HERO.height}`}>
      <path d={`${WAVES}V0H0Z`} fill={AIR} />
      {profile.depths.map(({ metres, top }) => (
        <path
          d={`M0 ${(top * HERO.height).toFixed(1)}H${HERO.width}`}
          key={metres}
          stroke="#fff"
          strokeDasharray="2 6"
          strokeOpacity=".22"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path d={profile.shade} fill="#04162f" fillOpacity=".34" />
      <path
        d={profile.line}
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
