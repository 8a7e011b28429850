import { configure } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { userEvent } from 'vitest/browser';

import { patience } from './patience.ts';

configure({ asyncUtilTimeout: patience });

// It lies where the file before left it: over what pauses or opens while pointed at.
beforeAll(() => userEvent.unhover(document.body));
