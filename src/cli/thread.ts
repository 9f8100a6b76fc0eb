import { parentPort, workerData } from 'node:worker_threads'
import { ContractError, kitOf } from '../../engine/index.ts'
import { answering } from '../workers/answering.ts'

/* The engine of the game that `workerData` names, in a thread of its own. */
const kit = kitOf(String(workerData))
if (!kit.ok || parentPort === null) {
  throw new ContractError('thread', `no worker of the game '${workerData}'`)
}
const port = parentPort
const answer = answering(
  kit.value,
  () => performance.now(),
  (message, transfer) => port.postMessage(message, transfer),
)
port.on('message', answer)
