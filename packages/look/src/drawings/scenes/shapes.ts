import { HEIGHT, WIDTH } from './scene-parts.ts'

/** Green and yellow, the marking of enriched air cylinders. */
export const cylinder =
  `<g transform="translate(${WIDTH * 0.5} ${HEIGHT * 0.54}) scale(.9)"><path d="M-34 78V-26a34 34 0 0 1 68 0V78a10 10 0 0 1-10 10h-48a10 10 0 0 1-10-10Z" fill="#ffd166"/>` +
  '<path d="M-34-2h68v38h-68Z" fill="#1d8a5b"/><path d="M-8-60h16v-14H-8Zm-12-14h40v-9h-40Z" fill="#0a3350"/><circle cx="24" cy="-78" r="7" fill="#0a3350"/>' +
  '<path d="M-20 17h40M-20 9h24M-20 25h32" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".85"/>' +
  '<path d="M-22-30a22 22 0 0 1 10-19" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".7"/></g>'

/** A ship on its side, with its mast. */
export const hull =
  '<g fill="#082545"><path d="M26 126l256-22 19 18-32 36H51Z"/><path d="M109 121V83h64v30ZM128 85V65h22v22Z"/><path d="M230 112l6-72h4l2 70Z"/></g>' +
  '<path d="M237 45l38 60M237 45l-61 63" stroke="#082545" stroke-width="1.5"/><g fill="#3d8fb0"><circle cx="122" cy="97" r="2.5"/><circle cx="134" cy="97" r="2.5"/><circle cx="147" cy="97" r="2.5"/><circle cx="160" cy="97" r="2.5"/></g>'

/** The light of a torch, from the diver into the dark. */
export const torchLight = `<path d="M96 72L${WIDTH} 22V171Z" fill="#bff3ea" opacity=".16"/><path d="M96 72L${WIDTH} 54V137Z" fill="#e9fff5" opacity=".16"/>`

export const turtle =
  '<g transform="translate(160 88) rotate(-24) scale(.72)"><path d="M44-22c22-24 46-30 58-24-8 18-28 34-50 38ZM44 22c14 22 30 32 44 32-2-18-16-34-36-42ZM-52-20c-16-8-30-8-38 0 8 10 24 14 38 10ZM-52 20c-14 10-22 20-22 30 14-2 26-12 32-24Z" fill="#2c6f5c"/>' +
  '<ellipse rx="62" ry="45" fill="#3f8f6b"/><ellipse rx="54" ry="38" fill="#7fb069"/><path d="M-26-20h32l14 20-14 20h-32l-14-20ZM20 0h34M-40 0h-14M6-20 18-36M6 20l12 16M-26-20-36-30M-26 20-36 30M-10-20v-18M-10 20v18" fill="none" stroke="#3b7d58" stroke-width="5" stroke-linejoin="round"/>' +
  '<path d="M60-11c14-8 34-6 38 6 2 10-12 20-36 16Z" fill="#5aa173"/><circle cx="86" cy="-3" r="3" fill="#0b2f2b"/></g>'

/** A life ring on a line. */
export const lifeRing =
  '<path d="M40 24C110 10 150 40 196 58" stroke="#fff" stroke-width="2" fill="none" opacity=".8"/><g transform="translate(214 66) rotate(18)" fill="none" stroke-width="13"><ellipse rx="26" ry="15" stroke="#fff"/><ellipse rx="26" ry="15" stroke="#ff6a2b" stroke-dasharray="22 11"/></g>'

/** The level at which a diver hovers. */
export const hoverLine = `<path d="M0 ${HEIGHT / 2}H${WIDTH}" stroke="#fff" stroke-dasharray="2 8" stroke-width="1.5" opacity=".7"/>`

/** A slate with a dive plan on it. */
export const planSlate =
  '<g transform="translate(160 92) rotate(-5)"><rect x="-58" y="-56" width="116" height="112" rx="12" fill="#f7fbfb"/><circle cy="-44" r="4" fill="#0d5484"/><path d="M-42-26h34M-42-12h52" stroke="#9bb8c2" stroke-width="4" stroke-linecap="round"/><path d="M-44 10h10l10 28h34l14-20h10l4-8h8" stroke="#0c7199" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M246 52l-16 56-6 10-2-12 14-56Z" fill="#ff6a2b"/>'
