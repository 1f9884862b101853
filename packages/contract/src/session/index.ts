export * from './session.graph.generated.ts'
export {
  type RefreshAnswer,
  refreshAnswer,
  type SignOutAnswer,
  signInQuery,
  signOutAnswer,
} from './session.wire.ts'
