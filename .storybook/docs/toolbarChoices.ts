import { createContext } from 'react';
import type { Globals } from 'storybook/internal/types';

import { firstChoices } from '../toolbar.tsx';

/** The toolbar's choices, for docs pages. */
export const ToolbarChoices = createContext<Globals>(firstChoices);
