export { OwnPrice } from './own-price.tsx'
