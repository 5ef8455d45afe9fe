import type { PanelDefinition } from '#shared/definitions';
import { panel } from './panel';

export const publicize: PanelDefinition = {
	...panel,
	prePublish: 'open',
	postPublish: true,
	render: () =>
		import( /* webpackChunkName: "publicize/edit" */ './content' ),
};
