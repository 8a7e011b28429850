import { configure } from '@testing-library/react';

/** In milliseconds: a busy machine takes more than the library's one second to load the code of a page, and no test judges speed. */
configure({ asyncUtilTimeout: 10_000 });
