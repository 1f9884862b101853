import { floorOf } from '../areas.ts'
import type { Import } from './imports.ts'
import { isTest, type Place, placeOf } from './places.ts'

type Step = Import & { here: Place; there: Place }
type Rule = readonly [name: string, isBroken: (step: Step) => boolean]

/** Which other packages an app or a package may import. */
const KNOWS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  look: [],
  contract: ['domain'],
  locales: ['domain'],
  cards: ['look'],
  courses: ['domain', 'look'],
  identity: ['domain', 'contract', 'locales', 'look'],
  testing: ['domain', 'contract'],
  server: ['domain', 'contract', 'locales', 'identity', 'cards', 'courses', 'dive-files'],
  portal: ['domain', 'contract', 'locales', 'look'],
}

/** Inside an app, which parts may import which part; parts that aren't listed can be imported by all. */
const PART_IS_KNOWN_TO: Readonly<Record<string, readonly string[]>> = {
  app: ['app'],
  kit: ['kit'],
  modules: ['modules', 'app'],
  features: ['features', 'app'],
}

/** Shared vocabulary that belongs to no single area, although it's located in one. */
const EVERYONES = /^packages\/(contract\/src\/shared|domain\/src\/(session|translations|units))\//

const isApp = ({ tree }: Place) => tree === 'server' || tree === 'portal'
const isHome = ({ here, there }: Step) => here.tree === there.tree
const isOtherArea = (step: Step) =>
  isHome(step) && step.there.area !== undefined && step.here.area !== step.there.area

/**
 * Pages import a feature's components directly, because an index.ts that re-exports several of them would
 * load them together. Queries, hooks and rules stay behind the index.ts.
 */
const isComponent = ({ to, there }: Step) => there.part === 'features' && to.endsWith('.tsx')

/** These rules apply to tests as well. */
const ALWAYS: readonly Rule[] = [
  ['packages never import apps', ({ here, there }) => !isApp(here) && isApp(there)],
  ['apps never import each other', (step) => isApp(step.here) && isApp(step.there) && !isHome(step)],
  ['a package is entered by its name', (step) => !isHome(step) && step.isRelative],
]

/**
 * These rules don't apply to tests: a test may import anything of its app, because it starts the whole
 * server, and it may use the testing package, as its fixtures may.
 */
const OUTSIDE_TESTS: readonly Rule[] = [
  [
    'testing is for tests',
    (step) => step.there.tree === 'testing' && !isHome(step) && !step.from.endsWith('.fixture.ts'),
  ],
  [
    'packages know only what is below them',
    (step) =>
      !isHome(step) &&
      !isApp(step.there) &&
      step.there.tree !== 'testing' &&
      !KNOWS[step.here.tree]?.includes(step.there.tree),
  ],
  [
    'platform ← modules ← app, shared ← features ← app',
    (step) =>
      isApp(step.here) &&
      isHome(step) &&
      PART_IS_KNOWN_TO[step.there.part ?? '']?.includes(step.here.part ?? '') === false,
  ],
  ['features are strangers', (step) => step.here.part === 'features' && isOtherArea(step)],
  [
    'shared and platform know no area',
    ({ here, there, to }) =>
      (here.part === 'shared' || here.part === 'platform') &&
      isApp(here) &&
      !isApp(there) &&
      there.area !== undefined &&
      !EVERYONES.test(to),
  ],
  [
    'areas are imported through their index.ts',
    (step) => isApp(step.here) && isOtherArea(step) && !step.there.isPublicApi && !isComponent(step),
  ],
  [
    'modules know only modules below them',
    (step) =>
      step.here.part === 'modules' &&
      isOtherArea(step) &&
      floorOf(step.there.area ?? '') >= floorOf(step.here.area ?? ''),
  ],
  [
    'an area never imports its own index.ts',
    (step) =>
      isHome(step) &&
      step.there.isPublicApi &&
      step.here.area !== undefined &&
      step.here.area === step.there.area &&
      isAreaIndex(step),
  ],
]

const isAreaIndex = ({ to, there }: Step) => to.endsWith(`/${there.area}/index.ts`)

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = { domain: [], contract: ['zod'] }

function outsideProblem({ from, to }: Import, here: Place): string | undefined {
  const allowed = isTest(from) ? undefined : MAY_IMPORT[here.tree]
  if (!allowed || allowed.some((name) => to === name || to.startsWith(`${name}/`))) return undefined
  return `${here.tree} imports ${allowed.join(', ') || 'nothing'} from outside`
}

export function brokenRules(found: Import): string[] {
  const here = placeOf(found.from)
  const there = placeOf(found.to)
  if (!here) return []
  if (!there) return [outsideProblem(found, here) ?? []].flat()
  const rules = isTest(found.from) ? ALWAYS : [...ALWAYS, ...OUTSIDE_TESTS]
  return rules.filter(([, isBroken]) => isBroken({ ...found, here, there })).map(([name]) => name)
}
