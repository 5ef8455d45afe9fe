import type { PanelDefinition } from '#shared/definitions';
import { panel } from './panel';

export const socialPreviews: PanelDefinition = {
	...panel,
	prePublish: 'closed',
	render: () =>
		import( /* webpackChunkName: "social-previews/panel" */ './content' ),
};
