import type { PanelDefinition } from '#shared/definitions';
import { panel } from './panel';

export const seo: PanelDefinition = {
	...panel,
	prePublish: 'closed',
	render: () => import( /* webpackChunkName: "seo/panel" */ './content' ),
};
