import { describeFailing, opened } from './throwing.tsx';

describeFailing('a block of a modal or a centre that fails', opened);
