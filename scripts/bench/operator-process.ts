/** The sandbox operator in a process of its own: `node operator-process.ts FOLDER`. Tells its parent where it listens. */
import { listen } from '../../sandbox/operator/listen.ts'

const [dataFolder = '.data/bench/operator'] = process.argv.slice(2)
const { origin, close } = await listen({ port: 0, dataFolder, siteOrigin: 'http://127.0.0.1' })
process.once('disconnect', () => void close().then(() => process.exit()))
process.send?.({ origin })
