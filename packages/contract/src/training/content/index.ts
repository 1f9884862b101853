export {
  type ImportedPackagesWire,
  type ImportedQueryWire,
  importedPackagesWire,
  importedQueryWire,
  type PreviewWire,
  packageChangeWire,
  previewRequestWire,
  previewWire,
} from './imported.wire.ts'
export { type ContentWire, contentWire, packageImportWire } from './package.wire.ts'
export type { AttemptStateWire } from './player.wire.ts'
export {
  type FromPlayerWire,
  fromPlayerWire,
  PLAYER_PROBLEMS,
  type PlayerStartWire,
  playerStartWire,
  type ToPlayerWire,
} from './player.wire.ts'
