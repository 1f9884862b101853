export { PackagesScreen } from './packages-screen.tsx'
export { StaffBoard } from './staff-board.tsx'
