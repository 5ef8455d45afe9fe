import type { PanelDefinition } from '#shared/definitions';
import { panel } from './panel';

export const shortlinks: PanelDefinition = {
	...panel,
	render: () =>
		import( /* webpackChunkName: "shortlinks/panel" */ './content' ),
};
