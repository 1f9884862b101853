export { ClubScreen } from './club-screen.tsx'
