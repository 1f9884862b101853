export { type OwnRightsWire, ownRightsWire, staffRightWire } from './own-rights.wire.ts'
