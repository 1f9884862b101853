export { AssignedList } from './assigned-list.tsx'
