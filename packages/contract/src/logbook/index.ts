export { sdl, trusted, type Unit, unitSetting, upsertUnitSetting } from './logbook.graph.generated.ts'
