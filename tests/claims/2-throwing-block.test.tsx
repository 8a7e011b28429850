import { describeFailing, placed } from './throwing.tsx';

describeFailing('a block of a page that fails', placed);
