import { bubbles, diver, fish, rays } from '../sea-life.ts'
import { coral, HEIGHT, seabed, shoal, WIDTH, water } from './scene-parts.ts'
import { cylinder, hoverLine, hull, lifeRing, planSlate, torchLight, turtle } from './shapes.ts'

type Draw = (id: string) => string

const light = (id: string, seed: number) => rays(id, WIDTH, HEIGHT, 6, seed)

const reef: Draw = (id) =>
  water(id, ['#a9ebe2', '#3fb6c4', '#0c6d95']) +
  light(id, 4) +
  seabed(0.72, 40, '#0b5d84', 5) +
  shoal(22, 9, '#ffd166', 0.34) +
  coral(0.2, 0.86, 1.5, '#ff8f6b', 3) +
  coral(0.78, 0.9, 1.8, '#e4577a', 12) +
  seabed(0.88, 26, '#0a3d66', 8) +
  coral(0.48, 0.97, 1.1, '#ffc06b', 5)

/** By the scene name of the course. */
const SCENES: Readonly<Record<string, Draw>> = {
  reef,
  'open-water': (id) =>
    water(id, ['#9be2dc', '#2a9fb9', '#0d5182']) +
    light(id, 11) +
    diver({ x: 118, y: 78, scale: 0.8 }, '#062a4d', 14) +
    bubbles(156, 74, 8, 60, 4) +
    diver({ x: 214, y: 112, scale: 0.66 }, '#051f40', 10) +
    bubbles(246, 108, 7, 50, 8) +
    seabed(0.9, 22, '#0a3d66', 2),
  buoyancy: (id) =>
    water(id, ['#bdf0e8', '#3db4c3', '#0c5f8c']) +
    light(id, 17) +
    hoverLine +
    diver({ x: 160, y: 90, scale: 0.97 }, '#07294c', 0) +
    bubbles(211, 76, 9, 61, 5) +
    seabed(0.88, 24, '#0a4a75', 3) +
    coral(0.16, 0.94, 1.4, '#ff8f6b', 41) +
    coral(0.84, 0.97, 1.1, '#ffc06b', 14),
  nitrox: (id) =>
    water(id, ['#d9f5ef', '#57c3cb', '#127aa0']) +
    cylinder +
    bubbles(64, 144, 8, 108, 4) +
    bubbles(262, 126, 6, 90, 9),
  night: (id) =>
    water(id, ['#0d3a68', '#08234a', '#040f26']) +
    torchLight +
    diver({ x: 70, y: 72, scale: 0.57 }, '#02091b', 4) +
    seabed(0.82, 30, '#030c20', 9) +
    coral(0.78, 0.88, 1.7, '#e4577a', 31) +
    coral(0.62, 0.95, 1.2, '#ffb26b', 8) +
    fish({ x: 256, y: 76, scale: 0.8 }) +
    fish({ x: 211, y: 99, scale: 0.5 }),
  wreck: (id) =>
    water(id, ['#4aaec0', '#12688f', '#0a2f57']) +
    light(id, 8) +
    hull +
    seabed(0.86, 22, '#06183a', 4) +
    shoal(16, 5, '#c9f1ee', 0.26) +
    diver({ x: 64, y: 58, scale: 0.52 }, '#061a38', -8),
  turtle: (id) =>
    water(id, ['#8fe0dd', '#2a9fb9', '#0d5182']) + light(id, 21) + turtle + seabed(0.93, 18, '#0b3d66', 2),
  rescue: (id) =>
    water(id, ['#d9f5ef', '#4fc3ca', '#0c7199']) +
    light(id, 6) +
    lifeRing +
    diver({ x: 96, y: 122, scale: 0.8 }, '#07294c', -18) +
    bubbles(136, 106, 7, 60, 3),
  teaching: (id) =>
    water(id, ['#bdf0e8', '#3db4c3', '#0d5484']) + light(id, 13) + planSlate + bubbles(48, 150, 7, 90, 6),
}

/** A 16:9 picture for a course. The id keeps two of them on one page apart; an unknown name gives a reef. */
export function courseScene(name: string, id: string): string {
  const draw = SCENES[name] ?? reef
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${draw(id)}</svg>`
}

export const SCENE_NAMES: readonly string[] = Object.keys(SCENES)
