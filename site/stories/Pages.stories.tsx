import type { Meta } from '@storybook/react-vite';

import { pageModes } from './pageModes.ts';
import { sitePage } from './sitePage.tsx';

const meta = {
  title: 'Site/Pages',
  tags: ['!autodocs'],
  parameters: { skin: 'demo', layout: 'fullscreen', controls: { disable: true }, chromatic: { modes: pageModes }, visual: { wide: true } },
} satisfies Meta;

export default meta;

export const Home = sitePage('/');
export const Lobby = sitePage('/rng');
export const Promotions = sitePage('/promotions');
export const Help = sitePage('/help');
export const Login = sitePage('/?modal=loginPopupModal');
export const Register = sitePage('/?modal=registerModal');
export const MemberCenter = sitePage('/?centre=securityCenter', { as: 'member' });
export const Deposit = sitePage('/?centre=depositv2', {
  as: 'member',
  answers: { depositOrders: { list: [], totalPages: 0, totalCount: 0 } },
});
export const AgentOverview = sitePage('/?centre=teamOverview', { as: 'agent' });
