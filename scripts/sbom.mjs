/** Prints what the product ships, as CycloneDX: `npm run --silent sbom > sbom.json`. */
import { billOfMaterials } from './sbom/bill-of-materials.mjs';

console.log(JSON.stringify(billOfMaterials(), null, 2));
