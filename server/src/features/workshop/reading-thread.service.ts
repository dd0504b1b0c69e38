import { parentPort, workerData } from 'node:worker_threads';
import { type GivenFile, judgeFile } from './judged-file.service.ts';

// The thread of `reading.service.ts`: it answers with what the one file that it is given holds, and ends.
parentPort?.postMessage(await judgeFile(workerData as GivenFile));
