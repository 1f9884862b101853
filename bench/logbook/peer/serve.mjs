import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

// The plugin would hide orders and conditions that no index starts with; our indexes start with the diver, so
// expose all of them.
const [connectionString, port] = process.argv.slice(2)
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString, schemas: ['public'], poolConfig: { max: 20 } })],
  grafserv: { graphiql: false, watch: false, maxRequestLength: 1_000_000 },
  disablePlugins: ['PgIndexBehaviorsPlugin'],
})
const server = createServer()
await instance.createServ(grafserv).addTo(server)
server.listen(Number(port), '127.0.0.1', () => console.log('is ready'))
