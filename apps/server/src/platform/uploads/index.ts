export { type ChunkKey, deleteChunks, isNewChunk, joinChunks, mustBeWhole } from './chunks.ts'
