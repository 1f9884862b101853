export * from './club.graph.generated.ts'
export { type ClubPlanWire, type ClubWire, clubWire } from './club.wire.ts'
