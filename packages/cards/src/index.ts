export { depthOnCard } from '@fathom/look/drawings/card/card-art.ts'
export { type BackOfCard, drawBack } from './draw-back.ts'
export { drawFront, type FrontOfCard } from './draw-front.ts'
export { drawnPortrait, type PortraitName } from './drawn-portrait.ts'
