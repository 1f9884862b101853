export {
  type EntitlementsWire,
  entitlementsWire,
  type OtherCoursesWire,
  otherCoursesWire,
} from './entitlements.wire.ts'
