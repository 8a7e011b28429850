import { configure } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { userEvent } from 'vitest/browser';

/** In milliseconds: a busy machine takes more than the library's one second to load the code of a page, and no test judges speed. */
configure({ asyncUtilTimeout: 10_000 });

// It lies where the file before left it: over what pauses or opens while pointed at.
beforeAll(() => userEvent.unhover(document.body));
