export { type Checkpoint, type DsdLink, type DsdStep, isProcessed, stepFor } from './checkpoint.ts'
