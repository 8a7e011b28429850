import { createGlobalThemeContract } from '@vanilla-extract/css';

import { kitBrand, resolveTokens, tokenName } from './tokens.ts';

/**
 * The token contract: what components may use for color, type, space, shape, shadow, motion and layer. Its shape is
 * inferred from resolved tokens, so a misspelled token is a type error; its names are stable, so that skins can set
 * them.
 */
export const vars = createGlobalThemeContract(resolveTokens(kitBrand, 'light'), (_value, path) => tokenName(path));
