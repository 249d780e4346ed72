// Before the drills of npm test: what they try is the product as it is built.
import { buildWhatIsStale } from './build.mjs';

export default buildWhatIsStale;
