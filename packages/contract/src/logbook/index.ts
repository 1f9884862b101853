export { sdl, trusted } from './logbook.graph.generated.ts'
