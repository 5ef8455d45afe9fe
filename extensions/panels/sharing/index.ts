import type { PanelDefinition } from '#shared/definitions';
import { panel } from './panel';

export const sharing: PanelDefinition = {
	...panel,
	render: () => import( /* webpackChunkName: "sharing/panel" */ './content' ),
};
