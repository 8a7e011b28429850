import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

/** Read by the peers' build, which brings React and everything else. */
export default { plugins: [vanillaExtractPlugin()] };
