import type { PanelDefinition } from '#shared/definitions';
import { panel } from './panel';

export const likes: PanelDefinition = {
	...panel,
	render: () => import( /* webpackChunkName: "likes/panel" */ './content' ),
};
