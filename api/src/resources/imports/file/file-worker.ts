import { parentPort, workerData } from 'node:worker_threads';
import { doFileWork, type FileWork } from './file-work';

parentPort?.postMessage(doFileWork(workerData as FileWork));
