import { globalLayer } from '@vanilla-extract/css';

import { layerOrder } from './layerOrder.ts';

const [reset, tokens, components, site, skin] = layerOrder;

/** The layers of `layerOrder`, declared in that order. Every style of the kit and the site uses one of these. */
export const layers = {
  reset: globalLayer(reset),
  tokens: globalLayer(tokens),
  components: globalLayer(components),
  site: globalLayer(site),
  skin: globalLayer(skin),
};
