import { Editor } from './panel/Editor.tsx';
import { startPanel } from './startPanel.tsx';
import { readLink } from './useLink.ts';

startPanel(<Editor link={readLink()} />);
