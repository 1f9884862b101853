export { OwnAvatar } from './own-avatar.tsx'
