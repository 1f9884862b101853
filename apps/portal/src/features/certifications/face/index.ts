export { OwnAvatar } from './face.tsx'
