import { startPanel } from '../startPanel.tsx';
import { SignIn } from './SignIn.tsx';

startPanel(<SignIn />);
