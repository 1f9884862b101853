export { messagesModule } from './messages.module.ts'
