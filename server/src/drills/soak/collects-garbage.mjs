// Loaded into the built server by --import: on SIGUSR2 it collects its garbage and gives the memory back.
import { Session } from 'node:inspector';
import process from 'node:process';

const session = new Session();
session.connect();

process.on('SIGUSR2', () => {
  session.post('HeapProfiler.collectGarbage');
});
