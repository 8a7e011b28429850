import { createGlobalThemeContract } from '@vanilla-extract/css';

import { kitBrand, resolveTokens, tokenName } from './tokens.ts';

/**
 * The token contract: what components may use for colour, type, space, shape, shadow, motion and layer. Its shape is
 * inferred from resolved tokens, so a misspelt token is a type error; its names are stable, so a skin can set them.
 */
export const vars = createGlobalThemeContract(resolveTokens(kitBrand, 'light'), (_value, path) => tokenName(path));
