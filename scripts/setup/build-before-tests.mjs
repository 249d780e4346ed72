// Runs once before tests of the built product. Otherwise several of them would build it at the same moment.
import { buildWhatIsStale } from './build.mjs';

export default buildWhatIsStale;
