export {
  deleteRights,
  findOwnRights,
  findRights,
  isShared,
  listHolders,
  lockRights,
  saveRights,
} from './staff-right.store.ts'
export { actsAsStaff, hasActedAsStaff, mustBeAboutOthers, mustHaveRight } from './staff-rights.ts'
